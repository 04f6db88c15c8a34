import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { modulesToIcons } from '../../src/lib/icons/iconStyles';
import { createPublishedFolder } from '../shared/createPublishedFolder';
import { loadApiPages } from '../shared/loadApiPages';
import { readThemeValues } from '../shared/readThemeValues';
import type { VersionsData } from '../versions/types';
import { buildIndex, type BuiltIndex } from './buildIndex';
import { collectApiEntries } from './collectApiEntries';
import { collectIconEntries } from './collectIconEntries';
import { collectPageEntries } from './collectPageEntries';
import { collectPortalEntries } from './collectPortalEntries';
import { collectThemeEntries } from './collectThemeEntries';
import { listSearchPages } from './listSearchPages';
import { MANIFEST_FILE, readManifest } from './searchIndexFiles';

function listIconNames(siteDir: string): string[] {
  const files = readdirSync(path.join(siteDir, 'node_modules/@mui/icons-material'));
  const modules = files
    .filter((file) => file.endsWith('.js') && file !== 'index.js')
    .map((file) => path.basename(file, '.js'));
  return [...modulesToIcons(modules).keys()];
}

async function createIndex(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  allContent: AllContent,
): Promise<BuiltIndex> {
  const apiPages = [...(await loadApiPages(generatedFilesDir)).values()];
  const reference = new Set(
    apiPages.filter(({ index }) => !index).map(({ href }) => href),
  );
  const pages = listSearchPages(allContent, { siteDir, baseUrl }, (pathname) =>
    reference.has(pathname),
  );
  return buildIndex([
    ...pages.flatMap(collectPageEntries),
    ...apiPages.flatMap(collectApiEntries),
    ...collectPortalEntries(
      allContent.versions?.default as VersionsData | undefined,
    ),
    ...collectThemeEntries(readThemeValues()),
    ...collectIconEntries(listIconNames(siteDir)),
  ]);
}

/**
 * Indexes pages, the API reference and the icons for the search, and publishes the index in
 * parts. While the site is being developed the last index is used again: to make it takes
 * seconds, at every change.
 */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const folder = createPublishedFolder(context, 'search-index');
  return {
    name: 'search-index',
    async contentLoaded({ actions }) {
      // The module must exist before the content of other plugins is known.
      await actions.createData('manifest.json', JSON.stringify({ shards: [] }));
    },
    async allContentLoaded({ allContent, actions }) {
      const last =
        process.env.NODE_ENV === 'development' ? readManifest(folder.path) : null;
      if (last) {
        await actions.createData('manifest.json', JSON.stringify(last));
        return;
      }
      const { files, manifest } = await createIndex(context, allContent);
      const text = JSON.stringify(manifest);
      await folder.write([...files, [MANIFEST_FILE, text]]);
      await actions.createData('manifest.json', text);
    },
    ...folder.hooks,
  };
}
