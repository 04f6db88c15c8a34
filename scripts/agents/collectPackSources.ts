import path from 'node:path';
import { environment } from '../../config/environment';
import { loadSiteFacts, SITE_TAGLINE, SITE_TITLE } from '../../config/siteFacts';
import { writeApiReference } from '../../plugins/content/api-reference/pages/writePages';
import { loadDocSources } from '../../plugins/content/navigation/loadDocSources';
import type { PackSources } from '../../plugins/publish/agent-pack/types';
import { renderTwins } from '../../plugins/publish/markdown-twins/renderTwins';
import { loadVersions } from '../../plugins/content/versions/loadVersions';
import { createIndex } from '../../plugins/publish/search-index/buildIndex';
import { collectEntries } from '../../plugins/publish/search-index/collectEntries';
import { listSearchPages } from '../../plugins/publish/search-index/listSearchPages';
import type { SitePage } from '../../plugins/shared/extractSitePages';
import { loadApiPages } from '../../plugins/shared/loadApiPages';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import { DOCS_INSTANCE_IDS } from '../../src/navigation';
import { isOpen, listPosts, toText } from '../content/listPosts';

async function listDocs(
  siteDir: string,
  section: (typeof DOCS_INSTANCE_IDS)[number],
): Promise<SitePage[]> {
  const docs = await loadDocSources(siteDir, [section]);
  return docs
    .map((doc) => ({ ...doc, values: readFrontMatter(doc.text) }))
    .filter(({ values }) => isOpen(values))
    .map(({ file, pathname, title, values }) => ({
      path: `${environment.baseUrl}${pathname.slice(1)}/`,
      title,
      description: toText(values.description),
      section,
      file: path.join(siteDir, file),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

async function listPostPages(siteDir: string): Promise<SitePage[]> {
  const posts = await listPosts(siteDir);
  return posts
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .map((post) => ({
      ...post,
      path: `${environment.baseUrl}${post.path.slice(1)}`,
      section: 'blog',
      date: post.date.toISOString().slice(0, 10),
    }));
}

/**
 * Collects what the pack is made of as a build does, from sources alone. The pages of the API
 * reference are written first.
 *
 * @param siteDir folder of the site
 * @throws as the readers of pages and of the API do
 */
export async function collectPackSources(siteDir: string): Promise<PackSources> {
  await writeApiReference(siteDir);
  const generated = path.join(siteDir, '.docusaurus');
  const { products, versions } = loadSiteFacts();
  const docs = await Promise.all(
    DOCS_INSTANCE_IDS.map((id) => listDocs(siteDir, id)),
  );
  const pages = [...docs.flat(), ...(await listPostPages(siteDir))];
  const site = {
    title: SITE_TITLE,
    tagline: SITE_TAGLINE,
    url: environment.productionUrl,
    baseUrl: environment.baseUrl,
    products,
    pages,
    apiPages: await loadApiPages(generated),
    apiDir: path.join(generated, 'api-reference'),
  };
  const apiPages = [...site.apiPages.values()];
  const entries = await collectEntries({
    siteDir,
    pages: listSearchPages(pages, apiPages, site.baseUrl),
    apiPages,
    versions: loadVersions(siteDir),
  });
  return {
    site,
    versions,
    twins: await renderTwins(pages, site),
    search: createIndex(entries),
  };
}
