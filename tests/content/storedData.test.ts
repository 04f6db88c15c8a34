import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PREFERENCE_KEYS } from '../../src/lib/preferences/preferences';
import { STORED_DATA } from '../../src/lib/preferences/storedData';

const SRC = path.resolve(fileURLToPath(import.meta.url), '../../../src');

/** Modules that hold a storage in their hands; the others are given one. */
const HOLDERS = [
  'state/feedbackStore.ts',
  'state/preferenceStores.ts',
  'state/projectStore.ts',
  'state/reloadRecordStore.ts',
  'state/searchMemoryStore.ts',
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(path.join(SRC, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, ''),
  }));

const listed = STORED_DATA.flatMap(({ keys }) => [...keys]);

/** Names of keys as the code has them: constants, and arguments of a storage. */
function listKeys(): string[] {
  const patterns = [
    /\b[A-Z_]*_(?:KEY|COOKIE)\s*=\s*'([^']+)'/g,
    /\.(?:get|set|remove)Item\(\s*['"`]([^'"`]+)/g,
  ];
  return files.flatMap(({ code }) =>
    patterns.flatMap((pattern) =>
      [...code.matchAll(pattern)].map(([, key]) => key as string),
    ),
  );
}

it('the table of stored data lists every key once', () => {
  expect(new Set(listed).size).toBe(listed.length);
});

it('the table of stored data lists every preference, with its place', () => {
  const places = new Map(
    STORED_DATA.flatMap(({ keys, where }) => keys.map((key) => [key, where])),
  );
  for (const { key, where } of Object.values(PREFERENCE_KEYS)) {
    expect([key, places.get(key)]).toEqual([key, where]);
  }
});

it('the table of stored data lists every key that the code names', () => {
  const keys = listKeys();
  expect(keys).toEqual(expect.arrayContaining(['mui-mode', 'page-feedback']));
  expect(keys.filter((key) => !listed.includes(key))).toEqual([]);
});

it('knows who stores: a new module here means a new line in STORED_DATA', () => {
  expect(
    files
      .filter(({ code }) =>
        /\b(?:window|self|globalThis)\.(?:local|session)Storage\b|(?<![.'"\w])(?:local|session)Storage\s*[.[?]|\bindexedDB\b|\bdocument\.cookie\b/.test(
          code,
        ),
      )
      .map(({ file }) => file)
      .sort(),
  ).toEqual(HOLDERS);
});
