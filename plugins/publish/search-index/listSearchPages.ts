import type { AllContent } from '@docusaurus/types';
import { removeBaseUrl } from '../../../src/lib/address/paths';
import { extractSitePages, type SitePage } from '../../shared/extractSitePages';
import type { SearchPage } from './types';

/**
 * Lists the pages and posts that writers wrote. Unlisted pages are left out, and pages of the
 * API reference are indexed from its data.
 *
 * @param allContent what the content plugins loaded, by plugin name and instance id
 * @param isReference whether a path is a page of the API reference
 */
export function listSearchPages(
  allContent: AllContent,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
  isReference: (path: string) => boolean,
): SearchPage[] {
  return toSearchPages(extractSitePages(allContent, siteDir), baseUrl, isReference);
}

/** The pages and posts that writers wrote, of all pages of the site. */
export function toSearchPages(
  pages: readonly SitePage[],
  baseUrl: string,
  isReference: (path: string) => boolean,
): SearchPage[] {
  return pages
    .map(({ section, path, title, description, file }): SearchPage => ({
      kind: section === 'blog' ? 'post' : 'page',
      path: removeBaseUrl(path, baseUrl),
      title,
      description,
      file,
    }))
    .filter(({ file, path }) => /\.mdx?$/.test(file) && !isReference(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
