/**
 * `npm run api:record [-- folder]`: keeps what the packages in `folder/node_modules` list, by
 * default those that are installed, so that the next version can say what it changed. Older
 * releases go first: a record only grows.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadManifest } from '../plugins/content/api-reference/extract/createWorkspace';
import { extractApi } from '../plugins/content/api-reference/extract/extractApi';
import { PACKAGES } from '../plugins/content/api-reference/extract/packages';
import { listReleaseRows } from '../plugins/content/api-reference/history/compareRows';
import {
  addRelease,
  loadRecords,
  packageToFile,
  RECORDS,
  serializeRecord,
} from '../plugins/content/api-reference/history/packageRecord';
import { writeAtomically } from '../plugins/shared/writeAtomically';

const site = process.cwd();
const root = path.resolve(process.argv[2] ?? site);
const isThere = (file: string) => existsSync(path.join(root, file));
// An earlier release may lack a package, or an entry that came later.
const specs = PACKAGES.filter(({ folder }) => isThere(folder)).map((spec) => ({
  ...spec,
  deepEntries: spec.deepEntries?.filter(
    (entry) =>
      isThere(`${spec.folder}/${entry}`) || isThere(`${spec.folder}/${entry}.d.ts`),
  ),
}));
const records = loadRecords(site);

for (const [name, rows] of listReleaseRows(extractApi(root, specs))) {
  const { version } = loadManifest(root, { folder: `node_modules/${name}` });
  const record = records.get(name) ?? null;
  const next = addRelease(record, { package: name, version, rows });
  if (next !== record) {
    writeAtomically(
      path.join(site, RECORDS, packageToFile(name)),
      serializeRecord(next),
    );
  }
  process.stdout.write(
    `${name} ${version}: ${Object.keys(rows).length} rows, ${next.differences.length} differences since ${next.first}${next === record ? ', recorded before' : ''}\n`,
  );
}
