import type { Plugin } from '@docusaurus/types';
import { DEMO_MODELS_QUERY } from './loadDemoModels';

/** Teaches the bundler the import of demo models; `remarkDemos` writes those imports. */
export default function demosPlugin(): Plugin {
  return {
    name: 'demos',
    configureWebpack: () => ({
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
