import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { INSTALLED_AS } from '../../shared/specifierToInstalled';
import { listStagedModules } from '../../shared/stagedModules';
import { DEMO_MODELS_QUERY } from './loadDemoModels';
import { renderTailwindBase } from './renderDemoStyles';
import { loadTailwindSheets } from './renderTailwind';
import { DEMO_CHUNKS } from './splitDemoChunks';

const MODELS_QUERY = new RegExp(`${DEMO_MODELS_QUERY}=`);

/** The comparison of static HTML in both palette modes would load React's server renderer. */
const EMPTY_DARK_STYLES = {
  test: /[\\/]Demo[\\/]renderDarkStyles\.tsx$/,
  enforce: 'pre' as const,
  use: [require.resolve('./emptyLoader.cjs')],
};

/** Rooms in which demos lie beside their pages. */
const DEMO_ROOMS = ['docs', 'blog'];

/**
 * Teaches the bundler the import of demo models, which `remarkDemos` writes, and of demos
 * with style sheets. Generates what demos in Tailwind share: `tailwind-base.json`, the
 * reset in the pages, and `tailwind-sheets.json`, what the editor compiles from.
 */
export default function demosPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  const alias = Object.fromEntries(
    // The dollar keeps it to the module itself: `@mui/system/Box` is another.
    [...listStagedModules(siteDir)].map(([name, file]) => [`${name}$`, file]),
  );
  return {
    name: 'demos',
    async contentLoaded({ actions }) {
      const css = await renderTailwindBase();
      const sheets = await loadTailwindSheets();
      await actions.createData('tailwind-base.json', JSON.stringify({ css }));
      await actions.createData('tailwind-sheets.json', JSON.stringify(sheets));
    },
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: DEMO_CHUNKS } } }),
      module: {
        rules: [
          {
            resourceQuery: MODELS_QUERY,
            enforce: 'pre',
            use: [require.resolve('./modelsLoader.cjs')],
          },
          {
            test: /\.tsx?$/,
            include: DEMO_ROOMS.map((room) => path.join(siteDir, room)),
            resourceQuery: { not: [MODELS_QUERY] },
            enforce: 'pre',
            resolve: { alias: { ...INSTALLED_AS, ...alias } },
            use: [require.resolve('./moduleLoader.cjs')],
          },
          ...(isServer ? [] : [EMPTY_DARK_STYLES]),
        ],
      },
    }),
  };
}
