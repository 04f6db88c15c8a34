/**
 * `npm run coverage`: how many pages of the navigation are written. Ends with 1 where a page is
 * missing that is not planned; pages of the API reference are written by the build and do not
 * count. `--missing` lists all that are.
 */
import { parseArgs } from 'node:util';
import { loadDocSources } from '../plugins/content/navigation/loadDocSources';
import { renderCoverage } from '../plugins/content/navigation/renderCoverage';
import { DOCS_INSTANCE_IDS, NAVIGATION } from '../src/navigation';
import { measureCoverage } from '../src/navigation/measureCoverage';

const { values } = parseArgs({
  options: { missing: { type: 'boolean', default: false } },
});

const docs = await loadDocSources(process.cwd(), DOCS_INSTANCE_IDS);
const pathnames = docs.map(({ pathname }) => pathname);
const coverages = DOCS_INSTANCE_IDS.map((instanceId) =>
  measureCoverage(instanceId, NAVIGATION[instanceId], pathnames),
);

const missing = coverages.flatMap(({ docs: { missing: pages } }) => pages);

process.stdout.write(
  `${renderCoverage(coverages, values.missing)}\n\nDemos beside the reference, and the props they show: npm run content:report -- <set>\n`,
);

if (missing.length > 0) {
  process.stderr.write(
    `\nNot written, and not planned in src/navigation: ${missing.join(', ')}\n`,
  );
  process.exitCode = 1;
}
