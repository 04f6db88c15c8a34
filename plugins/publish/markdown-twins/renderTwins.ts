import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { SitePage } from '../../shared/extractSitePages';
import { loadApiPages } from '../../shared/loadApiPages';
import { memoizeInBuild } from '../../shared/memoizeInBuild';
import type { Twin } from './renderLlms';
import { renderTwinWithSections } from './renderTwin';
import type { TwinSite } from './types';

/** Pages that are rendered at the same time: their demos are read meanwhile. */
const BATCH = 16;

/** What of the framework's context is read. */
export type TwinContext = Pick<
  LoadContext,
  'siteConfig' | 'generatedFilesDir' | 'baseUrl'
>;

/** Collects what surrounds pages while their Markdown is made. */
export async function describeSite(
  { siteConfig, generatedFilesDir, baseUrl }: TwinContext,
  pages: readonly SitePage[],
): Promise<TwinSite> {
  return {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteConfig.url,
    baseUrl,
    products: siteConfig.customFields?.products as TwinSite['products'],
    pages,
    apiPages: await loadApiPages(generatedFilesDir),
    apiDir: path.join(generatedFilesDir, 'api-reference'),
  };
}

/**
 * Renders all pages as Markdown.
 *
 * @throws as `renderTwinWithSections` does
 */
export async function renderTwins(
  pages: readonly SitePage[],
  site: TwinSite,
): Promise<Twin[]> {
  const twins: Twin[] = [];
  for (let start = 0; start < pages.length; start += BATCH) {
    const batch = pages.slice(start, start + BATCH).map(async (page) => ({
      page,
      ...(await renderTwinWithSections(page, site)),
    }));
    twins.push(...(await Promise.all(batch)));
  }
  return twins;
}

/** All pages as Markdown, rendered once for all who publish them in a language. */
export const loadTwins = (site: TwinSite): Promise<Twin[]> =>
  memoizeInBuild('markdown-twins', site.baseUrl, () =>
    renderTwins(site.pages, site),
  );
