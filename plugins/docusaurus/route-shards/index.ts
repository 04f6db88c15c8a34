import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PageScriptsPlugin } from './PageScriptsPlugin';
import { ReplaceRoutesPlugin } from './ReplaceRoutesPlugin';

const CLIENT_DIR = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

/**
 * Leaves out the plugin that writes the names of all chunks into the runtime. Docusaurus
 * prefetches by them; `client/docusaurus` asks the imports.
 *
 * @throws if it is not there: then Docusaurus works another way
 */
function withoutChunkNames<Item>(items: readonly Item[]): Item[] {
  const others = items.filter((item) => !isChunkAssetPlugin(item));
  if (others.length !== items.length - 1) {
    throw new Error('route-shards: Docusaurus does not use its ChunkAssetPlugin.');
  }
  return others;
}

const isChunkAssetPlugin = (item: unknown): boolean =>
  item instanceof Object && item.constructor.name === 'ChunkAssetPlugin';

/**
 * Lets a page load the routes of its neighbours, not of all pages. Docusaurus puts every
 * route, the chunks it needs and their loaders into the script that all pages have. Here
 * that script has what pages share; the rest is cut into pieces (`planShards`), of which a
 * page has its own in its HTML, and a link loads that of the page it leads to.
 *
 * Static rendering and the development server know all routes, as Docusaurus has it.
 */
export default function routeShardsPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'route-shards',
    configureWebpack: ({ plugins = [] }, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            mergeStrategy: { plugins: 'replace' },
            module: {
              rules: [
                {
                  test: /[\\/]routes\.js$/,
                  include: path.join(generatedFilesDir, 'routes.js'),
                  enforce: 'pre',
                  use: [require.resolve('./routesLoader.cjs')],
                },
              ],
            },
            plugins: [
              ...withoutChunkNames(plugins),
              new ReplaceRoutesPlugin(CLIENT_DIR) as never,
              new PageScriptsPlugin(generatedFilesDir) as never,
            ],
          },
  };
}
