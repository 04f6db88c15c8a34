/**
 * `npm run record:upstream`: prints which files of Docusaurus the portal relies on have changed,
 * and records them where none has. With `-- --accept`, once the differences have been carried
 * over, it records the changed ones, too.
 */
import path from 'node:path';
import { compareUpstream, renderChanges } from './upstream/compareUpstream';
import { listUpstreamDependencies } from './upstream/dependencies';
import { readRecords, UPSTREAM_FILE, writeRecords } from './upstream/writeRecords';

const siteDir = process.cwd();
const nodeModules = path.join(siteDir, 'node_modules');
const { changes, records } = compareUpstream(
  listUpstreamDependencies(siteDir, nodeModules),
  readRecords(siteDir),
  nodeModules,
);
console.log(renderChanges(changes));
if (changes.length > 0 && !process.argv.includes('--accept')) {
  console.log(
    '\nNothing is recorded. Read the differences, carry them over, then run it with -- --accept.',
  );
  process.exitCode = 1;
} else {
  writeRecords(siteDir, records);
  console.log(`\nRecorded ${records.length} files in ${UPSTREAM_FILE}.`);
}
