import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { listRepairs } from './repairs';

/**
 * Mends what an installed library does slowly, against the policy of pages, or not at all in a
 * build (decisions/2026-11-22-library-repairs.md). In browsers it answers what it answered.
 */
export default function libraryRepairsPlugin(): Plugin {
  return {
    name: 'library-repairs',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: listRepairs(isServer).map(({ modules }) => modules),
            enforce: 'pre',
            loader: path.join(__dirname, 'repairLoader.cjs'),
            options: { isServer },
          },
        ],
      },
    }),
  };
}
