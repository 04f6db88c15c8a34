import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Mends what an installed library does slowly, and changes nothing that it answers
 * (decisions/2026-11-22-library-repairs.md).
 */
export default function libraryRepairsPlugin(): Plugin {
  return {
    name: 'library-repairs',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@mui[\\/]system[\\/](?:esm[\\/])?colorManipulator\.js$/,
            enforce: 'pre',
            loader: path.join(__dirname, 'recursionLoader.cjs'),
          },
        ],
      },
    }),
  };
}
