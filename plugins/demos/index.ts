import type { Plugin } from '@docusaurus/types';
import { DEMO_MODELS_QUERY } from './loadDemoModels';
import { DEMO_CHUNKS } from './splitDemoChunks';

/** Teaches the bundler the import of demo models; `remarkDemos` writes those imports. */
export default function demosPlugin(): Plugin {
  return {
    name: 'demos',
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {}
        : { optimization: { splitChunks: { cacheGroups: DEMO_CHUNKS } } }),
      module: {
        rules: [
          {
            resourceQuery: new RegExp(`${DEMO_MODELS_QUERY}=`),
            enforce: 'pre',
            use: [require.resolve('./modelsLoader.cjs')],
          },
        ],
      },
    }),
  };
}
