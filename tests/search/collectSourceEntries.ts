import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexedEntry } from '../../src/lib/search/types';
import { loadApiModel } from '../../plugins/content/api-reference/loadApiModel';
import { collectDemoUses } from '../../plugins/content/api-reference/pages/collectDemoUses';
import { loadDocPages } from '../../plugins/content/api-reference/pages/loadDocPages';
import { planPages } from '../../plugins/content/api-reference/pages/planPages';
import { listPageFiles } from '../../plugins/content/navigation/loadDocSources';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import { loadVersions } from '../../plugins/content/versions/loadVersions';
import { collectEntries } from '../../plugins/publish/search-index/collectEntries';
import type { SearchPage } from '../../plugins/publish/search-index/types';

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

async function listPosts(siteDir: string): Promise<SearchPage[]> {
  const files = await listPageFiles(siteDir, 'blog');
  return files.flatMap((name): SearchPage[] => {
    const file = path.join(siteDir, name);
    const values = readFrontMatter(readFileSync(file, 'utf8'));
    const { slug, title, description, unlisted, draft } = values;
    return unlisted || draft
      ? []
      : [
          {
            kind: 'post',
            path: `/blog/${toText(slug)}/`,
            title: toText(title),
            description: toText(description),
            file,
          },
        ];
  });
}

/**
 * Collects all that can be found as a build does, from sources alone and within seconds. Nothing
 * but the model of the API is kept from one run to the next.
 *
 * @param siteDir folder of the site
 * @throws if a page cannot be parsed, or the API cannot be read
 */
export async function collectSourceEntries(
  siteDir: string,
): Promise<IndexedEntry[]> {
  const docs = loadDocPages(siteDir);
  const { model } = await loadApiModel(siteDir);
  const pages = docs
    .map(({ text, ...page }) => ({ ...page, values: readFrontMatter(text) }))
    .filter(({ values }) => !values.unlisted && !values.draft)
    .map(({ file, pathname, title, values }): SearchPage => ({
      kind: 'page',
      path: pathname,
      title,
      description: toText(values.description),
      file,
    }));
  return collectEntries({
    siteDir,
    pages: [...pages, ...(await listPosts(siteDir))].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    ),
    apiPages: planPages(model, collectDemoUses(docs)),
    versions: loadVersions(siteDir),
  });
}
