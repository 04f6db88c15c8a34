import type { Plugin } from '@docusaurus/types';
import { PLAYGROUND_MODEL_QUERY } from './loadPlaygroundModel';

/** Teaches the bundler the import of models; `remarkPlaygrounds` writes those imports. */
export default function playgroundsPlugin(): Plugin {
  return {
    name: 'playgrounds',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: new RegExp(`^\\?${PLAYGROUND_MODEL_QUERY}$`),
            enforce: 'pre',
            use: [require.resolve('./modelLoader.cjs')],
          },
        ],
      },
    }),
  };
}
