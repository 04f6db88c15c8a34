import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { pageToMarkdownPath } from '../../../src/lib/address/pageFiles';
import type { SitePage } from '../../shared/extractSitePages';
import { renderPageLists } from '../markdown-twins/renderLlms';
import { sectionsToText } from '../markdown-twins/renderSectionLists';
import { apiToPack } from './apiToPack';
import { hashFile } from './hashFile';
import { renderAgents } from './renderAgents';
import { renderSkill, SKILL_FILE } from './renderSkill';
import type {
  PackEntry,
  PackFiles,
  PackIndexEntry,
  PackManifest,
  PackSources,
} from './types';

/** The package whose version is that of the pack. */
const VERSION_PACKAGE = '@mui/material';

const toJson = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

const toIndexEntry = (
  file: string,
  { kind, name, product, package: packageName }: PackEntry,
): PackIndexEntry => ({ kind, name, product, package: packageName, file });

/** The Data Grid's events and selectors, which belong to no component. */
function listGridFiles({ apiPages }: PackSources['site']): [string, string][] {
  return [...apiPages.values()].flatMap(({ events, selectors }) => [
    ...(events ? [['api/x/events.json', toJson(events)] as [string, string]] : []),
    ...(selectors
      ? [['api/x/selectors.json', toJson(selectors)] as [string, string]]
      : []),
  ]);
}

/** @throws if Material UI is not among the packages */
export function packVersion(versions: PackSources['versions']): string {
  const version = versions[VERSION_PACKAGE];
  if (!version) throw new Error(`The version of ${VERSION_PACKAGE} is not known.`);
  return version;
}

/**
 * Makes the pack for agents from what the build has read: the Markdown of all pages, the API, the
 * index of the search, and the files that lead to them.
 *
 * @throws if the index of the pack would be too long, or two entries of the API have one name
 */
export function createPack(sources: PackSources): PackFiles {
  const { site, versions, twins, search } = sources;
  const version = packVersion(versions);
  const toFile = ({ path: pathname }: SitePage) =>
    `pages/${pageToMarkdownPath(pathname, site.baseUrl).slice(site.baseUrl.length)}`;
  const entries = [...apiToPack(site.apiPages.values())];
  const lists = renderPageLists(twins, site, (page, list) =>
    path.posix.relative(path.posix.dirname(`pages/${list}`), toFile(page)),
  );
  const bySection = new Map<string, string[]>();
  for (const { page } of twins) {
    const own = bySection.get(page.section) ?? [];
    bySection.set(page.section, [...own, toFile(page).slice('pages/'.length)]);
  }
  const files = new Map<string, string>([
    ['AGENTS.md', renderAgents(sources, version, bySection)],
    ...twins.map(({ page, markdown }): [string, string] => [toFile(page), markdown]),
    ...lists.map(({ file, text }): [string, string] => [`pages/${file}`, text]),
    ['sections.tsv', sectionsToText(twins, toFile)],
    ...entries.map(([file, entry]): [string, string] => [file, toJson(entry)]),
    ...listGridFiles(site),
    [
      'api/index.json',
      toJson(entries.map(([file, entry]) => toIndexEntry(file, entry))),
    ],
    ['search.json', JSON.stringify(search)],
  ]);
  files.set(SKILL_FILE, renderSkill(files, version));
  const manifest: PackManifest = {
    name: site.title,
    version,
    url: site.url + site.baseUrl,
    packages: versions,
    digests: Object.fromEntries(
      [...files].map(([file, text]) => [file, hashFile(text)]),
    ),
  };
  return files.set('pack.json', toJson(manifest));
}

/** Where the archive is published, below the base URL. */
export const packToArchive = (version: string): string => `agents/${version}.zip`;

/** The same bytes for the same files, whenever they are packed. */
const PACKED_ON = new Date('1980-01-01T00:00:00');

/** Packs the files into a zip, in a folder that is named by their version. */
export function zipPack(files: PackFiles, version: string): Uint8Array {
  const entries: Parameters<typeof zipSync>[0] = {};
  for (const [file, text] of files) {
    entries[`${version}/${file}`] = [strToU8(text), { mtime: PACKED_ON }];
  }
  return zipSync(entries, { level: 6 });
}
