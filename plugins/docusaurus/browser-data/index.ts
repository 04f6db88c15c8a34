import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const isBuild = () => process.env.NODE_ENV === 'production';

const useLoader = (name: string) => [require.resolve(`./${name}Loader.cjs`)];

/**
 * Removes data from the browser that Docusaurus puts there and no page reads: the lists of all
 * pages, by which `useAllDocsData` and `useDocById` answer (the portal asks the sidebar), the
 * settings of the build and the names of its plugins. The sidebar is read from the page, which
 * has it already. Checks for an AMD loader are compiled away.
 */
export default function browserDataPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  const docsDir = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs');
  return {
    name: 'browser-data',
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer
        ? {}
        : {
            // A package would hand itself to the AMD loader of somebody's extension.
            plugins: [
              new currentBundler.instance.DefinePlugin({
                'typeof define': '"undefined"',
              }),
            ],
            resolve: {
              alias: {
                '@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts'),
              },
            },
            module: {
              rules: [
                {
                  test: /[\\/]p[\\/][^\\/]+\.json$/,
                  include: docsDir,
                  type: 'javascript/esm',
                  use: useLoader('version'),
                },
                {
                  test: /[\\/]globalData\.json$/,
                  include: generatedFilesDir,
                  use: useLoader('site'),
                },
                {
                  test: /[\\/]site-metadata\.json$/,
                  include: generatedFilesDir,
                  // The page for debugging of a development server reads all of it.
                  use: isBuild() ? useLoader('metadata') : [],
                },
                {
                  test: /[\\/]docusaurus\.config\.mjs$/,
                  include: generatedFilesDir,
                  use: useLoader('config'),
                },
              ],
            },
          },
  };
}
