import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LinkingPage } from '../../../plugins/content/link-check/types';
import {
  listPageFiles,
  loadDocSources,
} from '../../../plugins/content/navigation/loadDocSources';
import { readFrontMatter } from '../../../plugins/shared/readFrontMatter';
import { DOCS_INSTANCE_IDS, NAVIGATION } from '../../../src/navigation';
import {
  entryToPagePathname,
  isApiPathname,
  listPageEntries,
} from '../../../src/navigation/flattenNavigation';

/** Below which path the test pages of the portal are published. */
const EXPERIMENTS = 'experiments';

async function listDocs(siteDir: string): Promise<LinkingPage[]> {
  const docs = await loadDocSources(siteDir, [...DOCS_INSTANCE_IDS, EXPERIMENTS]);
  return docs.map(({ file, pathname, text }) => ({
    file,
    pathname: `${pathname.replace(`/${EXPERIMENTS}`, `/${EXPERIMENTS}/docs`)}/`,
    source: text,
  }));
}

async function listPosts(siteDir: string): Promise<LinkingPage[]> {
  const files = await listPageFiles(siteDir, 'blog');
  return files.flatMap((file) => {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    const { slug } = readFrontMatter(source);
    return typeof slug === 'string'
      ? [{ file, source, pathname: `/blog/${slug.replace(/^\/|\/$/g, '')}/` }]
      : [];
  });
}

/** Reads the pages that are written as Markdown. @returns with the paths they are published at */
export async function listSitePages(siteDir: string): Promise<LinkingPage[]> {
  return [...(await listDocs(siteDir)), ...(await listPosts(siteDir))];
}

/** Pages of the API reference, which a build writes: those that the navigation lists. */
export function listApiPathnames(): string[] {
  return DOCS_INSTANCE_IDS.flatMap((set) =>
    listPageEntries(NAVIGATION[set]).flatMap(({ page }) => {
      const pathname = entryToPagePathname(page.pathname);
      const tabs = (page.tabs ?? []).map((tab) => `${pathname}/${tab}/`);
      return isApiPathname(pathname) && !page.planned
        ? [`${pathname}/`, ...tabs]
        : tabs;
    }),
  );
}

/** Pages that are written as React components: their absolute paths, by pathname. */
export function listComponentPages(siteDir: string): Map<string, string> {
  const folder = path.join(siteDir, 'src/pages');
  return new Map(
    readdirSync(folder)
      .filter((file) => /^[a-z-]+\.tsx$/.test(file))
      .map((file) => [
        `/${file.replace(/(?:index)?\.tsx$/, '')}/`.replace('//', '/'),
        path.join(folder, file),
      ]),
  );
}
