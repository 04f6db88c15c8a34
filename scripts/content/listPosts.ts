import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '../../plugins/content/navigation/loadDocSources';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';

/** A post of the blog, as its source says. */
export interface SourcePost {
  /** Canonical pathname with both slashes, without base URL. */
  path: string;
  title: string;
  description: string;
  /** Absolute path of its source. */
  file: string;
  date: Date;
}

/** A text of front matter; empty where there is none. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : '';

/** Whether a page is published and may be found. */
export const isOpen = ({ unlisted, draft }: Record<string, unknown>): boolean =>
  !unlisted && !draft;

/** Lists the posts that may be found, in the order of their files. */
export async function listPosts(siteDir: string): Promise<SourcePost[]> {
  const files = await listPageFiles(siteDir, 'blog');
  return files.flatMap((name) => {
    const file = path.join(siteDir, name);
    const values = readFrontMatter(readFileSync(file, 'utf8'));
    return isOpen(values)
      ? [
          {
            path: `/blog/${toText(values.slug)}/`,
            title: toText(values.title),
            description: toText(values.description),
            file,
            date: new Date(values.date as string | Date),
          },
        ]
      : [];
  });
}
