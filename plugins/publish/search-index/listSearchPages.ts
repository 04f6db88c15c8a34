import { removeBaseUrl } from '../../../src/lib/address/paths';
import type { ApiPageData } from '../../content/api-reference/types';
import type { SitePage } from '../../shared/extractSitePages';
import type { SearchPage } from './types';

/**
 * Lists the pages and posts that writers wrote. Unlisted pages are left out, and pages of the
 * API reference are indexed from its data.
 *
 * @param pages all pages of the site
 * @param apiPages data of the API reference
 */
export function listSearchPages(
  pages: readonly SitePage[],
  apiPages: readonly ApiPageData[],
  baseUrl: string,
): SearchPage[] {
  const reference = new Set(
    apiPages.filter(({ index }) => !index).map(({ href }) => href),
  );
  return pages
    .map(({ section, path, title, description, file }): SearchPage => ({
      kind: section === 'blog' ? 'post' : 'page',
      path: removeBaseUrl(path, baseUrl),
      title,
      description,
      file,
    }))
    .filter(({ file, path }) => /\.mdx?$/.test(file) && !reference.has(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
