import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createLazyModuleRule } from './createLazyModuleRule';

type DataHooks = Required<
  Pick<Plugin<unknown>, 'loadContent' | 'contentLoaded' | 'configureWebpack'>
>;

/**
 * Data that pages import from a plugin as `@generated/<plugin>/default/<file>`: made at once
 * for a build, and when a module first imports it while the site is developed.
 *
 * @param make gives what is written as JSON
 */
export function createLazyData(
  { generatedFilesDir }: Pick<LoadContext, 'generatedFilesDir'>,
  plugin: string,
  file: string,
  make: () => Promise<unknown>,
): DataHooks {
  const isLazy = process.env.NODE_ENV === 'development';
  return {
    loadContent: () => (isLazy ? Promise.resolve(null) : make()),
    // The module must exist, whatever is in it.
    async contentLoaded({ content, actions }) {
      await actions.createData(file, JSON.stringify(content));
    },
    configureWebpack: () =>
      isLazy
        ? createLazyModuleRule(
            path.join(generatedFilesDir, plugin, 'default', file),
            async () => JSON.stringify(await make()),
          )
        : {},
  };
}
