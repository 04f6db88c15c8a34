import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { REPAIRS } from './repairs';

/**
 * Mends what an installed library does slowly or against the policy of pages, and changes
 * nothing that it answers (decisions/2026-11-22-library-repairs.md).
 */
export default function libraryRepairsPlugin(): Plugin {
  return {
    name: 'library-repairs',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: REPAIRS.map(({ modules }) => modules),
            enforce: 'pre',
            loader: path.join(__dirname, 'repairLoader.cjs'),
          },
        ],
      },
    }),
  };
}
