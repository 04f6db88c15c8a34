import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { SiteCopy } from '../tests/harness/siteCopy.ts';
import {
  listPageFiles,
  loadDocSources,
} from '../plugins/content/navigation/loadDocSources.ts';
import { DOCS_INSTANCE_IDS, NAVIGATION } from '../src/navigation/index.ts';
import { listDemos } from '../tests/demos/listDemos.ts';
import {
  countReferencePages,
  listMorePages,
  listUnwrittenPages,
  createSyntheticPages,
  PACKAGES,
  type SyntheticPage,
  type NamedPage,
} from './fullContent.mts';
import { addEntries } from './manyPages.mts';

/** Size of a site: its pages and demos. */
export interface SiteSize {
  /** Documentation, reference, blog and other pages. */
  pages: number;
  demos: number;
}

/** Size of the portal with all planned content. */
export const FULL_SIZE: SiteSize = { pages: 800, demos: 2400 };

/** Counts the pages and demos of a site; those of the reference by the navigation. */
export async function measureSize(siteDir: string): Promise<SiteSize> {
  const rooms = await Promise.all(
    ['docs', 'blog', 'src/pages'].map((room) => listPageFiles(siteDir, room)),
  );
  const files = rooms.flat().filter((file) => !/^docs\/[^/]+\/api\//.test(file));
  return {
    pages: files.length + countReferencePages(NAVIGATION),
    demos: listDemos(path.join(siteDir, 'docs')).length,
  };
}

const require = createRequire(import.meta.url);

/** Leaves out components that their package has under another name alone, such as unstable ones. */
function keepExported(page: NamedPage): NamedPage {
  const { component, ...rest } = page;
  const exported = require(PACKAGES[page.set]) as Record<string, unknown>;
  return component && component in exported ? page : rest;
}

async function writePage(
  copy: SiteCopy,
  { file, source, demos }: SyntheticPage,
): Promise<void> {
  const folder = path.dirname(file);
  mkdirSync(path.join(copy.folder, folder), { recursive: true });
  copy.write(file, source);
  const options = await resolveConfig(path.join(copy.folder, 'docs/Demo.tsx'));
  for (const demo of demos) {
    const name = `${folder}/${demo.name}.tsx`;
    copy.write(name, await format(demo.source, { ...options, filepath: name }));
  }
}

/**
 * Writes pages into a copy of the site until it has the given size: in the places of those that
 * the navigation names and nobody has written, then in a group of their own.
 *
 * @returns the pages that were added
 */
export async function fillSite(
  copy: SiteCopy,
  size: SiteSize,
): Promise<readonly SyntheticPage[]> {
  const present = await measureSize(copy.folder);
  const docs = await loadDocSources(copy.folder, DOCS_INSTANCE_IDS);
  const missing = Math.max(0, size.pages - present.pages);
  const named = listUnwrittenPages(NAVIGATION, docs)
    .slice(0, missing)
    .map(keepExported);
  const more = listMorePages(missing - named.length);
  const demoCount = Math.max(0, size.demos - present.demos);
  const pages = createSyntheticPages([...named, ...more], demoCount);
  for (const page of pages) {
    await writePage(copy, page);
  }
  addEntries(
    copy,
    more.map(({ pathname, title }) => ({
      name: pathname.replace('/system/', ''),
      title,
      group: 'Measured',
    })),
  );
  return pages;
}
