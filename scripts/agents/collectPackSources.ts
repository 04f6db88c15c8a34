import { readFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../../config/environment';
import { loadSiteFacts, SITE_TAGLINE, SITE_TITLE } from '../../config/siteFacts';
import { writeApiReference } from '../../plugins/content/api-reference/pages/writePages';
import {
  listPageFiles,
  loadDocSources,
} from '../../plugins/content/navigation/loadDocSources';
import type { PackSources } from '../../plugins/publish/agent-pack/types';
import { renderTwins } from '../../plugins/publish/markdown-twins/renderTwins';
import { loadVersions } from '../../plugins/content/versions/loadVersions';
import { createIndex } from '../../plugins/publish/search-index/buildIndex';
import { collectEntries } from '../../plugins/publish/search-index/collectEntries';
import { toSearchPages } from '../../plugins/publish/search-index/listSearchPages';
import type { SitePage } from '../../plugins/shared/extractSitePages';
import { loadApiPages } from '../../plugins/shared/loadApiPages';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import { DOCS_INSTANCE_IDS } from '../../src/navigation';

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

const isOpen = ({ unlisted, draft }: Record<string, unknown>) => !unlisted && !draft;

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

async function listPosts(siteDir: string): Promise<SitePage[]> {
  const posts = (await listPageFiles(siteDir, 'blog')).flatMap((name) => {
    const file = path.join(siteDir, name);
    const values = readFrontMatter(readFileSync(file, 'utf8'));
    if (!isOpen(values)) return [];
    const date = new Date(values.date as string | Date);
    return [
      {
        date,
        page: {
          path: `${environment.baseUrl}blog/${toText(values.slug)}/`,
          title: toText(values.title),
          description: toText(values.description),
          section: 'blog' as const,
          file,
          date: date.toISOString().slice(0, 10),
        },
      },
    ];
  });
  return posts
    .sort((one, other) => other.date.getTime() - one.date.getTime())
    .map(({ page }) => page);
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
  const pages = [...docs.flat(), ...(await listPosts(siteDir))];
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
  const reference = new Set(
    apiPages.filter(({ index }) => !index).map(({ href }) => href),
  );
  const entries = await collectEntries({
    siteDir,
    pages: toSearchPages(pages, site.baseUrl, (pathname) => reference.has(pathname)),
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
