import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { createPublishedFolder } from '../../shared/createPublishedFolder';
import { extractSitePages } from '../../shared/extractSitePages';
import { loadApiPages } from '../../shared/loadApiPages';
import { createLazyModuleRule } from '../../shared/createLazyModuleRule';
import { buildIndex, type BuiltIndex } from './buildIndex';
import { collectEntries } from './collectEntries';
import { listSearchPages } from './listSearchPages';
import type { VersionsData } from '../../content/versions/types';
import { MANIFEST_FILE, readManifest } from './searchIndexFiles';

/**
 * The bundler puts packages into scripts of their own. The worker alone uses this one, and
 * would request it after its own script: one more wait for the host before the first result.
 */
const SEARCH_CHUNKS = {
  defaultVendors: {
    test: /[\\/]node_modules[\\/](?!minisearch[\\/])/,
    idHint: 'vendors',
    reuseExistingChunk: true,
    priority: -10,
  },
};

async function indexSite(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  allContent: AllContent,
): Promise<BuiltIndex> {
  const apiPages = [...(await loadApiPages(generatedFilesDir)).values()];
  const sitePages = extractSitePages(allContent, siteDir);
  const pages = listSearchPages(sitePages, apiPages, baseUrl);
  const versions = allContent.versions?.default as VersionsData;
  return buildIndex(await collectEntries({ siteDir, pages, apiPages, versions }));
}

/** Contents of the module `@generated/search-index/default/manifest.json`. */
const DATA_FILE = 'manifest.json';

/**
 * Indexes pages, the API reference and the icons for the search, and publishes the index in
 * parts. While the site is being developed that is done when the first reader searches, and
 * the last index is used again: to make it takes seconds.
 */
export default function searchIndexPlugin(context: LoadContext): Plugin {
  const isLazy = process.env.NODE_ENV === 'development';
  const name = 'search-index';
  const folder = createPublishedFolder(context, name);
  let content: AllContent = {};
  const write = async () => {
    const { files, manifest } = await indexSite(context, content);
    await folder.write([...files, [MANIFEST_FILE, JSON.stringify(manifest)]]);
    return manifest;
  };
  return {
    name,
    async contentLoaded({ actions }) {
      // The module must exist before the content of other plugins is known.
      await actions.createData(
        DATA_FILE,
        JSON.stringify({ shards: [], terms: { prefix: '', firsts: [] } }),
      );
    },
    async allContentLoaded({ allContent, actions }) {
      content = allContent;
      if (!isLazy) {
        await actions.createData(DATA_FILE, JSON.stringify(await write()));
      }
    },
    ...folder.hooks,
    configureWebpack: (config, isServer, ...args) => ({
      ...folder.hooks.configureWebpack(config, isServer, ...args),
      ...(!isServer && {
        optimization: { splitChunks: { cacheGroups: SEARCH_CHUNKS } },
      }),
      ...(isLazy &&
        createLazyModuleRule(
          path.join(context.generatedFilesDir, name, 'default', DATA_FILE),
          async () => JSON.stringify(readManifest(folder.path) ?? (await write())),
        )),
    }),
  };
}
