import { stop } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createLazyData } from '../../shared/createLazyData';
import { createPublishedFolder } from '../../shared/createPublishedFolder';
import { buildRunner } from './buildRunner';

interface DemoRunnerOptions {
  /** Licence key of MUI X, for its licensed packages in edited demos. */
  licenseKey?: string;
}

const MANIFEST_FILE = 'manifest.json';

/**
 * Writes the runner of edited demos and the packages they import, and gives the editor their
 * addresses: `@generated/demo-runner/default/manifest.json`. While the site is being developed
 * this happens when the first demo is edited: to bundle all packages takes seconds.
 */
export default function demoRunnerPlugin(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { licenseKey }: DemoRunnerOptions,
): Plugin<unknown> {
  const name = 'demo-runner';
  const folder = createPublishedFolder({ generatedFilesDir, baseUrl }, name);
  const write = async () => {
    const { files, manifest } = await buildRunner(siteDir, licenseKey);
    await folder.write(files);
    return manifest;
  };
  const data = createLazyData({ generatedFilesDir }, name, MANIFEST_FILE, write);
  return {
    name,
    ...folder.hooks,
    ...data,
    async allContentLoaded() {
      // The bundler holds a gigabyte of the packages it has read, until it is stopped; it starts
      // again by itself if there is more to bundle.
      if (process.env.NODE_ENV === 'production') await stop();
    },
    configureWebpack: (...args) => ({
      ...folder.hooks.configureWebpack(...args),
      ...data.configureWebpack(...args),
    }),
  };
}
