import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadApiPages } from '../../shared/loadApiPages';
import type { OverrideRecord } from '../../../src/lib/demos/demoParts/types';
import { listPartComponents } from './listPartComponents';
import { readComposedParts } from './readComposedParts';

/** Products whose components have parts; a site without reference has empty lists. */
const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'];

/** Written by `npm run overrides:prove`. */
async function readOverrideRecord(siteDir: string): Promise<OverrideRecord> {
  const file = path.join(siteDir, 'reports/overrides.json');
  return JSON.parse(await readFile(file, 'utf8')) as OverrideRecord;
}

/**
 * Publishes what the parts of components are called, from the data of the API reference, and which
 * overrides of them do what they are for, as
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
      const lists = listPartComponents(pages.values(), {
        readComposed: (product) => readComposedParts(siteDir, product),
        record: await readOverrideRecord(siteDir),
      });
      for (const product of PRODUCTS) {
        const components = lists.get(product) ?? [];
        await actions.createData(`${product}.json`, JSON.stringify(components));
      }
    },
  };
}
