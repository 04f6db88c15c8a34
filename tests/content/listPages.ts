import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from './site';

/** Lists the pages of the documentation and of the blog, as absolute paths. */
export const listPages = (): string[] =>
  ['docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(SITE_DIR, folder), { recursive: true })
      .map((file) => path.join(SITE_DIR, folder, String(file)))
      .filter((file) => file.endsWith('.mdx')),
  );
