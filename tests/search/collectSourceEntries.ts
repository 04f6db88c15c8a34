import type { IndexedEntry } from '../../src/lib/search/types';
import { loadApiModel } from '../../plugins/content/api-reference/loadApiModel';
import { collectDemoUses } from '../../plugins/content/api-reference/pages/collectDemoUses';
import { loadDocPages } from '../../plugins/content/api-reference/pages/loadDocPages';
import { planPages } from '../../plugins/content/api-reference/pages/planPages';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import { loadVersions } from '../../plugins/content/versions/loadVersions';
import { collectEntries } from '../../plugins/publish/search-index/collectEntries';
import type { SearchPage } from '../../plugins/publish/search-index/types';
import { isOpen, listPosts, toText } from '../../scripts/content/listPosts';

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
    .filter(({ values }) => isOpen(values))
    .map(({ file, pathname, title, values }): SearchPage => ({
      kind: 'page',
      path: pathname,
      title,
      description: toText(values.description),
      file,
    }));
  const posts = (await listPosts(siteDir)).map(
    ({ date: _, ...post }): SearchPage => ({
      kind: 'post',
      ...post,
    }),
  );
  return collectEntries({
    siteDir,
    pages: [...pages, ...posts].sort((a, b) => (a.path < b.path ? -1 : 1)),
    apiPages: planPages(model, collectDemoUses(docs)),
    versions: loadVersions(siteDir),
  });
}
