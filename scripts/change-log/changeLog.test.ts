import { readFileSync } from 'node:fs';
import { CHANGE_LOG, CHANGE_LOG_PAGE, replaceChanges } from './changeLogPage';
import { changesApi, isAboutVariables, listChanges } from './listChanges';
import { renderChanges } from './renderChanges';
import { writeChanges } from './writeChanges';

const LOG = `# Versions

## v1.1.0

_Mar 3, 2023_

### \`@family/young@2.0.0\`

- Not ours (#1) @a

### \`@family/old@1.1.0\`

#### Breaking changes

- &#8203;<!-- 12 -->[core] Move \`useIt\` (#30) @b

  Its module is another now.

#### Changes

- &#8203;<!-- 11 -->[Select][material-ui] Show {this} color, not \`color\` (#29) (#28) @c @d
- [Chip] Add \`size\` prop (#27) @e

### Docs

- Write more (#26)

## 1.1.0-rc.0

### \`@family/old@1.1.0-rc.0\`

- Early (#25)

## 1.0.0

_Jan 1, 2023_

### @family/old@1.0.0

- [Card, Paper] Add support for CSS variables (#2)
- [Chip] Add test (#3)

## Older versions

- elsewhere
`;

const changed = listChanges(LOG, '@family/old');

it('lists the entries of one package by release', () => {
  expect(changed).toEqual([
    {
      version: '1.1.0',
      changes: [
        { scopes: [], text: 'Move `useIt`', pull: 30, breaking: true },
        {
          scopes: ['Select'],
          text: 'Show {this} color, not `color`',
          pull: 28,
          breaking: false,
        },
        { scopes: ['Chip'], text: 'Add `size` prop', pull: 27, breaking: false },
      ],
    },
    {
      version: '1.0.0',
      changes: [
        {
          scopes: ['Card', 'Paper'],
          text: 'Add support for CSS variables',
          pull: 2,
          breaking: false,
        },
        { scopes: ['Chip'], text: 'Add test', pull: 3, breaking: false },
      ],
    },
  ]);
});

it('tells changes of the API from fixes and tests', () => {
  const all = changed.flatMap(({ changes }) => changes);
  expect(all.map(changesApi)).toEqual([true, false, true, true, false]);
  expect(all.map(isAboutVariables)).toEqual([false, false, false, true, false]);
});

it('renders the newest minor in full, and the API of the others', () => {
  const releases = [
    { version: '1.1.0', releasedOn: '2023-03-03', packages: {} },
    { version: '1.0.0', releasedOn: '2023-01-01', packages: {} },
  ];
  const text = renderChanges(releases, changed);
  expect(text).toContain('### 1.1.0: 3 March 2023 {#v1-1-0}');
  expect(text).toContain(
    '- **breaking:** Move `useIt` ([#30](https://github.com/mui/material-ui/pull/30))',
  );
  expect(text).toContain('- Select: Show \\{this} colour, not `color`');
  expect(text).toContain('- 1.0.0 · Card, Paper: Add support for CSS variables');
  expect(text).not.toContain('Add test');
});

it('is what the page says: else run npm run change-log', () => {
  const page = readFileSync(CHANGE_LOG_PAGE, 'utf8');
  expect(page).toBe(
    replaceChanges(page, writeChanges(readFileSync(CHANGE_LOG, 'utf8'))),
  );
});

it('refuses a page without the comments around the entries', () => {
  expect(() => replaceChanges('# Changelog\n', '- Fix')).toThrow(
    'docs/material-ui/discover-more/changelog.mdx: needs the lines',
  );
});
