import { parseArgs } from 'node:util';
import { loadDocSources } from '../plugins/navigation/loadDocSources';
import { renderCoverage } from '../plugins/navigation/renderCoverage';
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

process.stdout.write(
  `${renderCoverage(coverages, values.missing)}\n\nDemos beside the reference, and the props they show: npm run content:report -- <set>\n`,
);
