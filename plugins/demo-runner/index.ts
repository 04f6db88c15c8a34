import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildRunner } from './buildRunner';
import type { RunnerManifest } from './types';

/**
 * Writes what edited demos run in and what they import, and tells the editor where it
 * is: `@generated/demo-runner/default/manifest.json`.
 */
export default function demoRunnerPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<RunnerManifest> {
  const folder = path.join(generatedFilesDir, 'demo-runner', 'site');
  // The bundler's own type leaves its server out.
  const devServerSettings: object = {
    devServer: { static: [{ directory: folder, publicPath: baseUrl }] },
  };
  return {
    name: 'demo-runner',
    async loadContent() {
      const { files, manifest } = await buildRunner(siteDir);
      await fs.rm(folder, { recursive: true, force: true });
      for (const [file, text] of files) {
        await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        await fs.writeFile(path.join(folder, file), text);
      }
      return manifest;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('manifest.json', JSON.stringify(content));
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : devServerSettings),
    async postBuild({ outDir }) {
      await fs.cp(folder, outDir, { recursive: true });
    },
  };
}
