import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { announcePublishing } from './publishing';

/** Files that a plugin writes and the site serves as they are. */
export interface PublishedFolder {
  /** Absolute path. */
  path: string;
  /**
   * Replaces what is in the folder.
   *
   * @param files texts by path below the base URL
   */
  write(files: Iterable<readonly [file: string, text: string]>): Promise<void>;
  /** Hooks that serve the folder during development and copy it into a build. */
  hooks: Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>>;
}

/** @param name of the plugin, and of its folder among what is generated */
export function createPublishedFolder(
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  name: string,
): PublishedFolder {
  const folder = path.join(generatedFilesDir, name, 'site');
  // The bundler's own type leaves its server out.
  const devServerSettings: object = {
    devServer: { static: [{ directory: folder, publicPath: baseUrl }] },
  };
  return {
    path: folder,
    async write(files) {
      await fs.rm(folder, { recursive: true, force: true });
      for (const [file, text] of files) {
        await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await fs.writeFile(path.join(folder, file), text);
      }
    },
    hooks: {
      configureWebpack: (_config, isServer) => (isServer ? {} : devServerSettings),
      postBuild: ({ outDir }) =>
        announcePublishing(fs.cp(folder, outDir, { recursive: true })),
    },
  };
}
