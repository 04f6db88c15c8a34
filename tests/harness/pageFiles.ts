import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files that the HTML of a page requests, as paths below the folder of the build. */
export interface PageFiles {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Compresses as a host does that has time for it: brotli, quality 11. */
export function measureBrotli(file: string): number {
  const body = readFileSync(file);
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  }).length;
}

/** Lists the files that the HTML of a page requests, before any script has run. */
export function listPageFiles(html: string): PageFiles {
  const find = (tag: RegExp) =>
    [...html.matchAll(tag)].flatMap(([text]) => {
      const [, address] = /(?:src|href)="?([^"\s>]+)/.exec(text) ?? [];
      return address?.startsWith('/') ? [address.slice(1)] : [];
    });
  return {
    scripts: [
      ...find(/<script [^>]*\bsrc=[^>]*>/g),
      ...find(/<link [^>]*\brel="?modulepreload[^>]*>/g),
    ],
    styles: find(/<link [^>]*\brel="?(?:preload )?stylesheet[^>]*>/g),
    fonts: find(/<link [^>]*\bas="?font[^>]*>/g),
  };
}

/**
 * Lists the fonts that a style sheet names, as paths below the folder of the build.
 *
 * @param sheet path of the sheet below that folder
 */
export function listSheetFonts(buildDir: string, sheet: string): string[] {
  const css = readFileSync(path.join(buildDir, sheet), 'utf8');
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    // Of the host where it begins with a slash, else of the folder of the sheet.
    ([, address = '']) =>
      path.posix.resolve('/', path.posix.dirname(sheet), address).slice(1),
  );
}

/**
 * Measures the parts of a page's HTML, so that a page that has grown says where.
 *
 * @param pathname names the page in what is returned
 * @returns bytes by part, uncompressed
 */
export function measureHtmlParts(
  pathname: string,
  html: string,
): Record<string, number> {
  const measure = (text = '') => Buffer.byteLength(text);
  const head = measure(/<head>[^]*?<\/head>/.exec(html)?.[0]);
  const main = measure(/<main[\s>][^]*<\/main>/.exec(html)?.[0]);
  return {
    [`head of ${pathname}`]: head,
    [`main of ${pathname}`]: main,
    [`frame of ${pathname}`]: measure(html) - head - main,
  };
}
