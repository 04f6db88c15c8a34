import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentFile } from './demoUses';

/** Folders of the writers' content. */
export const CONTENT_ROOMS = ['docs', 'blog'];

/**
 * Lists the files that writers have written, with forward slashes, relative to the site. Pages
 * of the API reference are made, not written.
 */
export function listContentFiles(siteDir: string): string[] {
  return CONTENT_ROOMS.filter((room) => existsSync(path.join(siteDir, room)))
    .flatMap((room) =>
      readdirSync(path.join(siteDir, room), { recursive: true, encoding: 'utf8' })
        .filter((entry) => path.extname(entry) !== '')
        .map((entry) => `${room}/${entry.split(path.sep).join('/')}`),
    )
    .filter((file) => !/^docs\/[^/]+\/api\//.test(file))
    .sort();
}

/** Reads all pages and modules of the content folders. */
export function loadContent(siteDir: string): ContentFile[] {
  return listContentFiles(siteDir)
    .filter((file) => /\.(?:mdx?|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(siteDir, file), 'utf8') }));
}
