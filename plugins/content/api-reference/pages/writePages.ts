import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AnatomyRecord } from '../../../../src/lib/reference/anatomy';
import { addChanges } from '../history/addChanges';
import { loadRecords } from '../history/packageRecord';
import { loadApiModel } from '../loadApiModel';
import type { ApiPageData } from '../types';
import { writeIfChanged } from '../../../shared/writeAtomically';
import { addAnatomy } from './addAnatomy';
import { collectDemoUses } from './collectDemoUses';
import { loadDocPages, PRODUCTS } from './loadDocPages';
import { findExportsWithoutPage, planPages } from './planPages';
import { relinkTexts } from './relinkTexts';
import { renderMdx } from './renderMdx';

/** Folder of the pages' data, below the one into which Docusaurus generates. */
const DATA = '.docusaurus/api-reference';

/**
 * Path of a page inside its set's folder, without ending.
 *
 * @example hrefToName('/x/api/data-grid/data-grid/') // → 'data-grid/data-grid'
 * @example hrefToName('/base-ui/react-tabs/hooks-api/') // → 'react-tabs/hooks-api'
 * @example hrefToName('/x/api/data-grid/') // → 'data-grid/index'
 */
export function hrefToName(href: string, isIndex = false): string {
  const name = href.replace(/^\/[^/]+\/(?:api\/)?/, '').replace(/\/$/, '');
  return isIndex ? `${name}/index` : name;
}

function removeOtherFiles(folder: string, keep: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (/\.(?:mdx|json)$/.test(entry) && !keep.has(file)) rmSync(file);
  }
}

function writePage(
  siteDir: string,
  page: ApiPageData,
  relink: (json: string) => string,
): string[] {
  const name = hrefToName(page.href, page.index !== undefined);
  const data = path.join(siteDir, DATA, page.product, `${name}.json`);
  const mdx = path.join(siteDir, 'docs', page.product, 'api', `${name}.mdx`);
  writeIfChanged(data, relink(JSON.stringify(page)));
  writeIfChanged(
    mdx,
    renderMdx(page, `@generated/api-reference/${page.product}/${name}.json`),
  );
  return [data, mdx];
}

/**
 * Writes the pages of the API reference and their data, before any docs instance reads its
 * folder. Files whose text has not changed keep their date; pages of exports that are gone
 * are removed.
 *
 * @param siteDir folder of the site
 * @throws if the packages cannot be read, or an export has no page in the navigation
 */
export async function writeApiReference(siteDir: string): Promise<void> {
  const { model: installed } = await loadApiModel(siteDir);
  const model = addChanges(installed, loadRecords(siteDir));
  const homeless = findExportsWithoutPage(model);
  if (homeless.length > 0) {
    throw new Error(
      `The API reference has exports without page:\n${homeless.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  const docPages = loadDocPages(siteDir);
  const pages = addAnatomy(
    planPages(model, collectDemoUses(docPages)),
    loadAnatomy(siteDir),
  );
  const pathnames = new Set([...docPages, ...pages].map(toPathname));
  const anchors = new Set(
    [...model.components, ...model.hooks].map(({ href }) => href),
  );
  const written = new Set(
    pages.flatMap((page) =>
      writePage(siteDir, page, (json) => relinkTexts(json, pathnames, anchors)),
    ),
  );
  for (const product of PRODUCTS) {
    removeOtherFiles(path.join(siteDir, DATA, product), written);
    removeOtherFiles(path.join(siteDir, 'docs', product, 'api'), written);
  }
}

function loadAnatomy(siteDir: string): AnatomyRecord {
  const file = path.join(siteDir, 'reports/anatomy.json');
  return JSON.parse(readFileSync(file, 'utf8')) as AnatomyRecord;
}

function toPathname(page: { pathname: string } | { href: string }): string {
  return 'pathname' in page ? page.pathname : page.href;
}
