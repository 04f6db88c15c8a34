import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadApiPages } from '../shared/loadApiPages';
import { listPartComponents } from './listPartComponents';
import { readComposedParts } from './readComposedParts';

/** Products whose components have parts; a site without reference has empty lists. */
const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'];

/**
 * Publishes what the parts of components are called, from the data of the API reference, as
 * `@generated/demo-parts/default/<product>.json`. A demo loads it when it is inspected.
 */
export default function demoPartsPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  return {
    name: 'demo-parts',
    async contentLoaded({ actions }) {
      const pages = await loadApiPages(generatedFilesDir);
      const lists = listPartComponents(pages.values(), (product) =>
        readComposedParts(siteDir, product),
      );
      for (const product of PRODUCTS) {
        const components = lists.get(product) ?? [];
        await actions.createData(`${product}.json`, JSON.stringify(components));
      }
    },
  };
}
