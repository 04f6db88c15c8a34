import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves the highlighter out of the bundle. Code is highlighted at build by
 * `remarkCodeBlocks`, but theme-classic registers Prism's languages in the browser
 * whether or not anything there highlights.
 */
export default function codeBlocksPlugin(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(__dirname, 'absentHighlighter.ts'),
        },
      },
    }),
  };
}
