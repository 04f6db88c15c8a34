import type { LoadContext, Plugin } from '@docusaurus/types';
import { createPublishedFolder } from '../shared/createPublishedFolder';
import { buildRunner } from './buildRunner';
import type { RunnerManifest } from './types';

interface DemoRunnerOptions {
  /** Licence key of MUI X; with it, edited demos may import the licensed packages. */
  licenseKey?: string;
}

/**
 * Writes what edited demos run in and what they import, and tells the editor where it
 * is: `@generated/demo-runner/default/manifest.json`.
 */
export default function demoRunnerPlugin(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { licenseKey }: DemoRunnerOptions,
): Plugin<RunnerManifest> {
  const folder = createPublishedFolder(
    { generatedFilesDir, baseUrl },
    'demo-runner',
  );
  return {
    name: 'demo-runner',
    async loadContent() {
      const { files, manifest } = await buildRunner(siteDir, licenseKey);
      await folder.write(files);
      return manifest;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('manifest.json', JSON.stringify(content));
    },
    ...folder.hooks,
  };
}
