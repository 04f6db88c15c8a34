import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiPageData } from '../content/api-reference/types';
import { memoizeInBuild } from './memoizeInBuild';

/**
 * Reads the data of all pages of the API reference, in a build once for all plugins. Empty for a
 * site that has none.
 *
 * @param generatedFilesDir folder in which Docusaurus keeps what it generates
 * @returns the data by the pathname of its page, without base URL, in the order of files
 */
export const loadApiPages = (
  generatedFilesDir: string,
): Promise<ReadonlyMap<string, ApiPageData>> =>
  memoizeInBuild('api-pages', generatedFilesDir, () =>
    readApiPages(generatedFilesDir),
  );

async function readApiPages(
  generatedFilesDir: string,
): Promise<Map<string, ApiPageData>> {
  const folder = path.join(generatedFilesDir, 'api-reference');
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const pages = await Promise.all(
    files
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map(async (file) => {
        const text = await readFile(path.join(folder, file), 'utf8');
        return JSON.parse(text) as ApiPageData;
      }),
  );
  return new Map(pages.map((page) => [page.href, page]));
}
