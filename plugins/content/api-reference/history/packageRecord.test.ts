import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadManifest } from '../extract/createWorkspace';
import { PACKAGES } from '../extract/packages';
import type { ReleaseRows } from './compareRows';
import {
  addRelease,
  listChanges,
  loadRecords,
  RECORDS,
  serializeRecord,
  type PackageRecord,
} from './packageRecord';

const PACKAGE = '@mui/material';
const ROW = 'chip-prop-size';

const rowOf = (type: string): ReleaseRows => ({ [ROW]: { type } });

/** A record of releases whose one row has these types. */
function record(...releases: [version: string, type: string][]): PackageRecord {
  return releases.reduce<PackageRecord | null>(
    (before, [version, type]) =>
      addRelease(before, { package: PACKAGE, version, rows: rowOf(type) }),
    null,
  )!;
}

describe('addRelease', () => {
  it('begins with the first release and grows by differences', () => {
    expect(record(['5.9.3', 'string'], ['5.10.17', 'number'])).toEqual({
      package: PACKAGE,
      first: '5.9.3',
      differences: [
        { anchor: ROW, change: 'type', before: 'string', release: '5.9.3' },
      ],
      last: { version: '5.10.17', rows: rowOf('number') },
    });
  });

  it('leaves a release alone that is recorded already', () => {
    const once = record(['5.9.3', 'string']);
    expect(
      addRelease(once, { package: PACKAGE, version: '5.9.3', rows: rowOf('other') }),
    ).toBe(once);
  });

  it.each([
    ['5.10.17', '5.9.3'],
    ['5.0.0-beta.10', '5.0.0-beta.9'],
    ['5.0.0', '5.0.0-beta.9'],
  ])('refuses %s before %s', (last, older) => {
    expect(() => record([last, 'string'], [older, 'string'])).toThrow(
      `${PACKAGE}: ${older} is older than ${last}, which is recorded.`,
    );
  });
});

describe('listChanges', () => {
  const history = record(['5.1.0', 'a'], ['5.2.0', 'b'], ['5.3.0', 'b']);

  it('ends with what the installed version changes, the latest first', () => {
    expect(listChanges(history, rowOf('c')).get(ROW)).toEqual([
      { change: 'type', before: 'b', release: '5.3.0' },
      { change: 'type', before: 'a', release: '5.1.0' },
    ]);
  });

  it('says nothing where the installed version is the recorded one', () => {
    expect(listChanges(record(['5.1.0', 'a']), rowOf('a')).size).toBe(0);
  });

  it('passes over rows that are gone', () => {
    expect(listChanges(history, {}).size).toBe(0);
  });
});

describe('loadRecords', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'records-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, RECORDS), { recursive: true });
    writeFileSync(path.join(root, RECORDS, file), text);
  };
  afterEach(() =>
    rmSync(path.join(root, RECORDS), { recursive: true, force: true }),
  );
  afterAll(() => rmSync(root, { recursive: true }));

  it('reads what was written', () => {
    const written = record(['5.1.0', 'a'], ['5.2.0', 'b']);
    write('material.json', serializeRecord(written));
    expect(loadRecords(root).get(PACKAGE)).toEqual(written);
  });

  it('finds none where there are none', () => {
    expect(loadRecords(root).size).toBe(0);
  });

  it.each([
    ['material.json', '{"package":', 'JSON'],
    ['joy.json', serializeRecord(record(['5.1.0', 'a'])), 'record of @mui/material'],
  ])('names a damaged file: %s', (file, text, reason) => {
    write(file, text);
    expect(() => loadRecords(root)).toThrow(
      new RegExp(`^${RECORDS}/${file} cannot be read: .*${reason}`),
    );
  });
});

describe('the records of this site', () => {
  const site = process.cwd();
  const records = loadRecords(site);

  it.each(PACKAGES)(
    'end with the installed $name; else run "npm run api:record"',
    (spec) => {
      expect(records.get(spec.name)?.last.version).toBe(
        loadManifest(site, spec).version,
      );
    },
  );

  // Source: the change logs of the packages.
  it.each([
    ['@mui/material', 'autocomplete-prop-getOptionKey', 'new', '5.13.7'],
    ['@mui/material', 'accordion-prop-TransitionProps', 'deprecated', '5.14.19'],
    ['@mui/joy', 'chip-prop-variant', 'default', '5.0.0-alpha.86'],
    ['@mui/x-data-grid', 'data-grid-prop-ignoreDiacritics', 'new', '6.17.0'],
  ])('know of %s %s', (name, anchor, change, release) => {
    expect(records.get(name)?.differences).toContainEqual(
      expect.objectContaining({ anchor, change, release }),
    );
  });
});
