import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..');

/** Rows that a browser test proves, by point of the specification. */
const BROWSER_ROWS: Readonly<Record<number, readonly string[]>> = {
  2: [
    'top-level sections',
    'sections of a library',
    'markers',
    'docsTab',
    'product identification',
    'language prefix',
    'user language',
    'trailing hash',
    'code variant by hash',
  ],
  4: [
    'set spacing',
    'increase spacing',
    'decrease spacing',
    'set dense',
    'reset density',
    'reset colors',
    'change',
    'palette mode',
    'code variant',
    'API display',
    'copy button',
    'background worker',
    'tooltip',
    'dense mode',
  ],
  8: [
    'clipboard unavailable',
    'missing module',
    'duplicate page paths',
    'missing translation',
  ],
  9: [
    'copy confirmation',
    'cookie lifetime',
    'theme',
    'web vitals',
    'locales',
    'versions',
    'tooltip',
    'ripple',
    'page title',
  ],
};

/** Rows that no page shows, proven where the rule is. */
const UNIT_ROWS: Readonly<Record<number, readonly string[]>> = {
  2: ['api prefix', 'trailing slash'],
  8: ['cookie on the server', 'missing language'],
  9: ['licence key'],
};

/** Rows in names of tests: `… (specification 4: tooltip; 9: tooltip)`. */
function listCitations(folder: string, ending: RegExp): Set<string> {
  const names = readdirSync(path.join(ROOT, folder), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => ending.test(file));
  const citations = names.flatMap((file) => {
    const code = readFileSync(path.join(ROOT, folder, file), 'utf8');
    return [...code.matchAll(/\(specification (\d: [^)]+)\)/g)].flatMap(
      ([, list = '']) => {
        let point = '';
        return list.split('; ').map((item) => {
          const [, number, row = item] = /^(\d): (.*)$/.exec(item) ?? [];
          point = number ?? point;
          return `${point}: ${row}`;
        });
      },
    );
  });
  return new Set(citations);
}

const namesOf = (rows: Readonly<Record<number, readonly string[]>>) =>
  Object.entries(rows).flatMap(([point, names]) =>
    names.map((name) => `${point}: ${name}`),
  );

it('has a browser test for each row that a page can show, and cites no other', () => {
  expect([...listCitations('e2e', /\.e2e\.ts$/)].sort()).toEqual(
    namesOf(BROWSER_ROWS).sort(),
  );
});

it('has a unit test for each of the others, and cites no other', () => {
  const citations = ['src', 'plugins'].flatMap((folder) => [
    ...listCitations(folder, /\.test\.tsx?$/),
  ]);
  expect([...new Set(citations)].sort()).toEqual(namesOf(UNIT_ROWS).sort());
});
