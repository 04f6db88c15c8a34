import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles, listSheetFonts, measureBrotli } from './pageFiles';

/** Bytes a reader waits for, as a host sends them: brotli 11; fonts as they are. */
export interface FirstView {
  html: number;
  js: number;
  css: number;
  fonts: number;
}

/**
 * Measures what a page of a built site loads before a reader does anything: its HTML, the files
 * that it requests, and all fonts of its style sheets, of which it may show some only. All
 * scripts of a page are in its HTML, so no browser is needed.
 *
 * @param buildDir folder of a site built for the root of its host
 */
export function measureFirstView(buildDir: string, pathname: string): FirstView {
  const html = path.join(buildDir, pathname, 'index.html');
  const { scripts, styles, fonts } = listPageFiles(readFileSync(html, 'utf8'));
  const sheetFonts = styles.flatMap((file) => listSheetFonts(buildDir, file));
  const allFonts = new Set([...fonts, ...sheetFonts]);
  const sum = (files: string[], measure: (file: string) => number) =>
    files.reduce((total, file) => total + measure(path.join(buildDir, file)), 0);
  return {
    html: measureBrotli(html),
    js: sum(scripts, measureBrotli),
    css: sum(styles, measureBrotli),
    fonts: sum([...allFonts], (file) => readFileSync(file).length),
  };
}
