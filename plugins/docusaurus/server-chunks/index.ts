import type { Plugin } from '@docusaurus/types';

/**
 * Lets pages share modules while they are rendered at build. Docusaurus splits nothing there,
 * so that the script of each demo holds all components the demo shows once more: 416 MB in
 * 1,650 files, written, read and compiled. Modules that two of them need are one file now.
 */
export default function serverChunksPlugin(): Plugin {
  return {
    name: 'server-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            // By numbers alone: with names and hashes, each look-up of a file would first list
            // those of all chunks, and a portal of 2,400 demos looks up many of many.
            output: { chunkFilename: 'assets/js/[id].js' },
            optimization: {
              splitChunks: {
                // The entry stays one file: Docusaurus runs it by its name.
                chunks: 'async',
                cacheGroups: {
                  default: false,
                  defaultVendors: false,
                  shared: { name: 'shared', minChunks: 2, enforce: true },
                },
              },
            },
          }
        : {},
  };
}
