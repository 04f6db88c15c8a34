import type { Plugin } from '@docusaurus/types';
import { CHUNK_FILENAME, ChunkFilesPlugin } from './ChunkFilesPlugin';

/** Keeps the list of all scripts out of every page, see {@link ChunkFilesPlugin}. */
export default function chunkFilesPlugin(): Plugin {
  return {
    name: 'chunk-files',
    configureWebpack: (_config, isServer, { currentBundler }) => {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      if (currentBundler.name !== 'rspack') {
        throw new Error(`chunk-files: the bundler is ${currentBundler.name}.`);
      }
      return {
        output: { chunkFilename: CHUNK_FILENAME },
        plugins: [new ChunkFilesPlugin() as never],
      };
    },
  };
}
