import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../../shared/readFrontMatter';
import { toUnixLines } from '../../../shared/toUnixLines';
import type { ApiProduct } from '../types';

/** A written page of the documentation sets, the reference itself left out. */
export interface DocPage {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  /** With trailing slash. */
  readonly pathname: string;
  readonly title: string;
}

/** The documentation sets, each of which has a folder for its part of the reference. */
export const PRODUCTS: readonly ApiProduct[] = [
  'material-ui',
  'joy-ui',
  'base-ui',
  'system',
  'x',
];

function parsePage(file: string, product: string): DocPage | null {
  const text = toUnixLines(readFileSync(file, 'utf8'));
  const { slug, title } = readFrontMatter(text);
  // The check of front matter reports missing fields, with their line.
  if (typeof slug !== 'string') return null;
  return {
    file,
    text,
    pathname: `/${product}/${slug}/`.replace(/\/{2,}/g, '/'),
    title: typeof title === 'string' ? title : '',
  };
}

function loadProductPages(siteDir: string, product: ApiProduct): DocPage[] {
  const folder = path.join(siteDir, 'docs', product);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => /\.mdx?$/.test(entry) && !/(?:^|\/)_|^api\//.test(entry))
    .sort()
    .flatMap((entry) => parsePage(path.join(folder, entry), product) ?? []);
}

/** Reads the pages that writers wrote, in the order of the sets and of their files. */
export function loadDocPages(siteDir: string): DocPage[] {
  return PRODUCTS.flatMap((product) => loadProductPages(siteDir, product));
}
