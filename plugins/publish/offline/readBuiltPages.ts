import fs from 'node:fs/promises';
import path from 'node:path';
import { hashContent } from '../../shared/hashContent';
import type { BuiltPage } from './types';

const REFERENCE = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** Links lead to pages, feeds and twins, which are no part of a page. */
const PART = /\.(?:js|css|woff2|png|jpe?g|webp|avif|gif|svg|ico)$/;

/**
 * Lists the files of the site that a page names: scripts, style sheets, fonts, pictures.
 *
 * @param baseUrl with both slashes
 * @returns paths below the base path, each once
 * @example listReferences('<script src=/assets/js/a.js defer>', '/') // → ['assets/js/a.js']
 */
export function listReferences(html: string, baseUrl: string): string[] {
  const found = [...html.matchAll(REFERENCE)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((address) => address.startsWith(baseUrl) && PART.test(address))
    .map((address) => address.slice(baseUrl.length));
  return [...new Set(found)];
}

/** Reads all pages of a build. */
export async function readBuiltPages(
  outDir: string,
  baseUrl: string,
): Promise<BuiltPage[]> {
  const names = await fs.readdir(outDir, { recursive: true });
  const files = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const html = await fs.readFile(path.join(outDir, file), 'utf8');
      return {
        path: file.slice(0, -'index.html'.length),
        bytes: Buffer.byteLength(html),
        hash: hashContent(html),
        references: listReferences(html, baseUrl),
      };
    }),
  );
}
