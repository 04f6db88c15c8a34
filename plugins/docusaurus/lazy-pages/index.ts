import path from 'node:path';
import type { Compiler, rspack } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Lets the development server compile a page when it is opened, and a demo when it is shown.
 * There are hundreds of pages and thousands of demos, of which a writer sees a few.
 *
 * Errors of a page are reported when it is opened; a build compiles them all.
 */
export default function lazyPagesPlugin({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      const { lazyCompilationMiddleware } =
        currentBundler.instance as unknown as typeof rspack;
      // Neither is in the type, which is that of another bundler.
      const settings: object = {
        lazyCompilation: { entries: false, imports: true },
        devServer: {
          // Joined with what Docusaurus puts there.
          setupMiddlewares: (
            _own: unknown,
            { compiler }: { compiler: Compiler },
          ) => [
            { name: 'lazy-pages', middleware: lazyCompilationMiddleware(compiler) },
          ],
        },
      };
      return {
        ...settings,
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              use: [require.resolve('./registryLoader.cjs')],
            },
          ],
        },
      };
    },
  };
}
