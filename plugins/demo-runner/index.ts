import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createPublishedFolder } from '../shared/createPublishedFolder';
import { makeWhenAsked } from '../shared/makeWhenAsked';
import { buildRunner } from './buildRunner';
import type { RunnerManifest } from './types';

interface DemoRunnerOptions {
  /** Licence key of MUI X; with it, edited demos may import the licensed packages. */
  licenseKey?: string;
}

const MANIFEST_FILE = 'manifest.json';

/**
 * Writes what edited demos run in and what they import, and tells the editor where it
 * is: `@generated/demo-runner/default/manifest.json`. While the site is being developed that
 * is done when the first demo is edited: to bundle all packages takes seconds.
 */
export default function demoRunnerPlugin(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { licenseKey }: DemoRunnerOptions,
): Plugin<RunnerManifest | null> {
  const isLazy = process.env.NODE_ENV === 'development';
  const name = 'demo-runner';
  const folder = createPublishedFolder({ generatedFilesDir, baseUrl }, name);
  const write = async () => {
    const { files, manifest } = await buildRunner(siteDir, licenseKey);
    await folder.write(files);
    return manifest;
  };
  return {
    name,
    loadContent: () => (isLazy ? Promise.resolve(null) : write()),
    async contentLoaded({ content, actions }) {
      await actions.createData(MANIFEST_FILE, JSON.stringify(content));
    },
    ...folder.hooks,
    configureWebpack: (...args) => ({
      ...folder.hooks.configureWebpack(...args),
      ...(isLazy &&
        makeWhenAsked(
          path.join(generatedFilesDir, name, 'default', MANIFEST_FILE),
          async () => JSON.stringify(await write()),
        )),
    }),
  };
}
