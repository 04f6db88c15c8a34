import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocSource } from '../../../src/navigation/sources';
import { readFrontMatter } from '../../shared/readFrontMatter';
import { toUnixLines } from '../../shared/toUnixLines';

const parsedByFile = new Map<string, { version: string; doc: Promise<DocSource> }>();

function slugToPathname(instanceId: string, slug: string): string {
  return `/${instanceId}/${slug}`.replace(/\/{2,}/g, '/').replace(/\/$/, '');
}

async function parseDoc(siteDir: string, file: string): Promise<DocSource> {
  const text = toUnixLines(await readFile(path.join(siteDir, file), 'utf8'));
  const instanceId = file.split('/')[1] ?? '';
  const { slug, title, sidebar_label: sidebarLabel } = readFrontMatter(text);
  const fallbackSlug = file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.mdx?$/, '');
  return {
    file,
    text,
    pathname: slugToPathname(
      instanceId,
      typeof slug === 'string' ? slug : fallbackSlug,
    ),
    title: typeof title === 'string' ? title : '',
    ...(typeof sidebarLabel === 'string' ? { sidebarLabel } : {}),
  };
}

/** Parses a file again only when it has changed: five sidebars load the same pages. */
async function loadDoc(siteDir: string, file: string): Promise<DocSource> {
  const absolute = path.join(siteDir, file);
  const { mtimeMs, size } = await stat(absolute);
  const version = `${mtimeMs}-${size}`;
  const known = parsedByFile.get(absolute);
  if (known?.version === version) return known.doc;
  const doc = parseDoc(siteDir, file);
  parsedByFile.set(absolute, { version, doc });
  return doc;
}

/**
 * Lists the files of pages below a folder, relative to the site and with forward slashes. As in
 * the docs instances, files and folders that begin with an underscore are no pages. A folder
 * that does not exist holds none.
 *
 * @param folder relative to the site, for example `docs/material-ui`
 */
export async function listPageFiles(
  siteDir: string,
  folder: string,
): Promise<string[]> {
  const entries = await readdir(path.join(siteDir, folder), {
    recursive: true,
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => /\.mdx?$/.test(entry) && !/(?:^|\/)_/.test(entry))
    .map((entry) => `${folder}/${entry}`)
    .sort();
}

/**
 * Reads the pages of the given documentation sets. A page without slug or title, which the
 * front matter check reports by itself, gets its file name as slug and an empty title.
 *
 * @param siteDir folder that holds `docs/`
 * @param instanceIds ids of docs instances; a set without folder has no pages
 * @throws errors of the file system other than a missing folder
 */
export async function loadDocSources(
  siteDir: string,
  instanceIds: readonly string[],
): Promise<DocSource[]> {
  const files = await Promise.all(
    instanceIds.map((instanceId) => listPageFiles(siteDir, `docs/${instanceId}`)),
  );
  return Promise.all(files.flat().map((file) => loadDoc(siteDir, file)));
}
