import fc from 'fast-check';
import { createSearchEngine, type SearchEngine } from './createSearchEngine';
import { listFirstTerms } from './contentFiles';
import { createIndexFiles, openShard, type SearchShardFile } from './searchIndex';
import type {
  IndexedEntry,
  SearchAnswer,
  SearchRequest,
  SearchScope,
} from './types';

const prop = (owner: string, name: string, library: string): IndexedEntry => ({
  kind: 'prop',
  name,
  owner,
  href: `/${library}/api/${owner.toLowerCase()}/#${name}`,
  type: 'node',
});

const component = (name: string, library: string): IndexedEntry => ({
  kind: 'component',
  name,
  href: `/${library}/api/${name.toLowerCase()}/`,
});

const createLibrary = (library: string): IndexedEntry[] => [
  {
    kind: 'page',
    name: 'Button',
    href: `/${library}/react-button/`,
    text: 'Buttons start an action. Let them ripple.',
  },
  component('Button', library),
  prop('Button', 'startIcon', library),
  prop('Button', 'sx', library),
  component('ButtonGroup', library),
  prop('ButtonGroup', 'sx', library),
  prop('ButtonGroup', 'variant', library),
  component('Snackbar', library),
  prop('Snackbar', 'sx', library),
  // A name that every component has says little.
  ...Array.from({ length: 80 }, (_, index) => prop(`Part${index}`, 'sx', library)),
  {
    kind: 'class',
    name: 'Mui-disabled',
    owner: 'Button',
    href: `/${library}/api/button/#disabled`,
  },
];

const SHARDS: [SearchScope, IndexedEntry[]][] = [
  ['material-ui', createLibrary('material-ui')],
  ['joy-ui', [...createLibrary('joy-ui'), component('Sheet', 'joy-ui')]],
  ['system', [{ kind: 'page', name: 'The sx prop', href: '/system/the-sx-prop/' }]],
  [
    'icons',
    [{ kind: 'icon', name: 'SmartButton', href: '/icons/?icon=SmartButton' }],
  ],
];

function openEngine(
  shards: [SearchScope, IndexedEntry[]][],
  { withTerms = true } = {},
): SearchEngine {
  const { names, excerpts, terms } = createIndexFiles(shards);
  const opened = createSearchEngine(listFirstTerms(terms));
  names.forEach((file) => opened.add(file));
  excerpts.forEach((file) => opened.addExcerpts(file));
  if (withTerms) terms.forEach((file, place) => opened.addTerms(place, file));
  return opened;
}

const createNames = (scope: SearchScope, entries: IndexedEntry[]) =>
  createIndexFiles([[scope, entries]]).names[0] as SearchShardFile;

const engine = openEngine(SHARDS);

const search = (query: string, request: Partial<SearchRequest> = {}) =>
  engine.search({ query, current: null, scopes: [], kinds: [], ...request });

const toHrefs = ({ groups }: SearchAnswer) =>
  groups.flatMap(({ hits }) => hits.map(({ href }) => href));

const listHrefs = (...given: Parameters<typeof search>) => toHrefs(search(...given));

it.each([
  ['button', '/material-ui/react-button/'],
  ['startIcon', '/material-ui/api/button/#startIcon'],
  ['start icon', '/material-ui/api/button/#startIcon'],
  ['STARTICON', '/material-ui/api/button/#startIcon'],
  ['startIc', '/material-ui/api/button/#startIcon'],
  ['button.startIcon', '/material-ui/api/button/#startIcon'],
  ['Mui-disabled', '/material-ui/api/button/#disabled'],
  ['snack bar', '/material-ui/api/snackbar/'],
  ['button group', '/material-ui/api/buttongroup/'],
  ['toast', '/material-ui/api/snackbar/'],
  ['sx', '/system/the-sx-prop/'],
  ['sheet', '/joy-ui/api/sheet/'],
  ['joy button', '/joy-ui/react-button/'],
  ['buton', '/material-ui/react-button/'],
  ['buttno', '/material-ui/react-button/'],
  ['strtIcon', '/material-ui/api/button/#startIcon'],
  ['ripple', '/material-ui/react-button/'],
  ['smart button', '/icons/?icon=SmartButton'],
  ['snackbar unheardof', '/material-ui/api/snackbar/'],
])('%j finds %s first', (query, href) => {
  expect(listHrefs(query)[0]).toBe(href);
});

it('puts the current product first and hides no other', () => {
  const { groups } = search('button', { current: 'joy-ui' });
  expect(groups.map(({ scope }) => scope)).toEqual([
    'joy-ui',
    'material-ui',
    'icons',
  ]);
});

it('puts a component of the first library before the page of another that shares its name', () => {
  const shared = openEngine([
    ['material-ui', [component('CircularProgress', 'material-ui')]],
    [
      'joy-ui',
      [
        {
          kind: 'page',
          name: 'Circular Progress',
          href: '/joy-ui/react-circular-progress/',
        },
        component('CircularProgress', 'joy-ui'),
      ],
    ],
  ]);
  const request = {
    query: 'CircularProgress',
    current: null,
    scopes: [],
    kinds: [],
  };
  expect(toHrefs(shared.search(request))[0]).toBe(
    '/material-ui/api/circularprogress/',
  );
});

it('puts the page that a synonym names before a member that only begins with the word', () => {
  const called = openEngine([
    [
      'material-ui',
      [
        {
          kind: 'page',
          name: 'Floating Action Button',
          href: '/material-ui/react-floating-action-button/',
        },
        prop('SpeedDial', 'FabProps', 'material-ui'),
      ],
    ],
  ]);
  const request = { query: 'fab', current: null, scopes: [], kinds: [] };
  expect(toHrefs(called.search(request))[0]).toBe(
    '/material-ui/react-floating-action-button/',
  );
});

it('narrows by product and kind', () => {
  expect(listHrefs('button', { scopes: ['joy-ui'], kinds: ['component'] })).toEqual([
    '/joy-ui/api/button/',
    '/joy-ui/api/buttongroup/',
  ]);
});

it('gives a hit what is shown of it, with what matches marked', () => {
  const [hit] = search('start').groups[0]?.hits ?? [];
  expect(hit).toEqual({
    kind: 'prop',
    scope: 'material-ui',
    name: 'startIcon',
    owner: 'Button',
    href: '/material-ui/api/button/#startIcon',
    type: 'node',
    marked: {
      name: [
        ['start', true],
        ['Icon', false],
      ],
      owner: [['Button', false]],
      excerpt: [],
    },
  });
});

it('finds the page of a mistyped name that hundreds of others contain', () => {
  const sections = Array.from({ length: 200 }, (_, index): IndexedEntry => ({
    kind: 'section',
    name: `Button ${index}`,
    owner: 'Button',
    href: `/material-ui/guides/buttons/#${index}`,
  }));
  const engine = openEngine([
    ['material-ui', [...createLibrary('material-ui'), ...sections]],
  ]);
  const { groups } = engine.search({
    query: 'buttno',
    current: null,
    scopes: [],
    kinds: [],
  });
  expect(groups[0]?.hits[0]?.href).toBe('/material-ui/react-button/');
});

it('finds nothing for nothing, and for what is not there', () => {
  expect(search('')).toEqual({ groups: [], total: 0 });
  expect(search('zzzzzz')).toEqual({ groups: [], total: 0 });
});

it('lists many of one library once it is known to be the only one', () => {
  const only = createSearchEngine([]);
  const names = Array.from({ length: 12 }, (_, place) =>
    component(`Tab${place}`, 'joy-ui'),
  );
  only.add(createNames('joy-ui', names));
  const request = { query: 'tab', current: null, scopes: [], kinds: [] };
  const countHits = (...given: Parameters<typeof only.search>) =>
    only.search(...given).groups.map(({ hits }) => hits.length);
  expect(countHits(request, false)).toEqual([8]);
  expect(countHits(request)).toEqual([12]);
  expect(countHits({ ...request, scopes: ['joy-ui'] }, false)).toEqual([12]);
});

it('guesses nothing before all parts are there', () => {
  const request = { query: 'snackbra', current: null, scopes: [], kinds: [] };
  expect(engine.search(request, false).total).toBe(0);
  expect(engine.search(request).total).toBeGreaterThan(0);
});

it('takes a shard once, and refuses what is none', () => {
  const once = createSearchEngine([]);
  const file = createNames('joy-ui', createLibrary('joy-ui'));
  once.add(file);
  once.add(file);
  const { groups } = once.search({
    query: 'snackbar',
    current: null,
    scopes: [],
    kinds: ['component'],
  });
  expect(groups[0]?.total).toBe(1);
  expect(once.has('joy-ui')).toBe(true);
  expect(once.has('system')).toBe(false);
  expect(() => openShard({ scope: 'system' } as never)).toThrow(
    'not a part of the index',
  );
});

it('finds pages and components in a part that it has begun with, then all', () => {
  const begun = createSearchEngine([]);
  const file = createNames('joy-ui', createLibrary('joy-ui'));
  const countKinds = () =>
    new Set(
      begun
        .search({ query: 'button', current: null, scopes: [], kinds: [] })
        .groups.flatMap(({ hits }) => hits.map(({ kind }) => kind)),
    );
  begun.begin(file);
  expect(countKinds()).toEqual(new Set(['page', 'component']));
  begun.add(file);
  expect(countKinds()).toContain('prop');
});

describe('a task in plain words', () => {
  const section = (page: string, id: string, entry: Partial<IndexedEntry>) => ({
    kind: 'section' as const,
    name: id,
    owner: page,
    href: `/material-ui/react-${page.toLowerCase()}/#${id}`,
    ...entry,
  });
  const page = (name: string, lead = ''): IndexedEntry => ({
    kind: 'page',
    name,
    href: `/material-ui/react-${name.toLowerCase()}/`,
    lead,
  });
  const TABLE: IndexedEntry[] = [
    page('Table', 'Shows data in rows.'),
    section('Table', 'sticky', {
      name: 'Keep the head in view',
      labels: 'Sticky header',
      excerpt: 'The first row stays.',
      text: 'It stays while the rest is scrolled.',
    }),
    section('Table', 'details', {
      name: 'Collapsible rows',
      text: 'More of a row.',
    }),
    section('Table', 'limits', { name: 'Known issues', text: 'Rows, rows, rows.' }),
    page('Dialog', 'Asks before something is lost.'),
    section('Dialog', 'error', {
      name: 'Invalid value',
      text: 'MUI: The value `4` provided to Dialog is invalid. Give it true or false.',
    }),
    prop('Table', 'stickyHeader', 'material-ui'),
  ];
  const tasks = openEngine([['material-ui', TABLE]]);
  const find = (query: string, asked = tasks) =>
    asked
      .search({ query, current: null, scopes: [], kinds: [] })
      .groups.flatMap(({ hits }) => hits);

  it.each([
    ['keep header row visible', 'sticky'],
    ['keep header row visible xyzzy', 'sticky'],
    ['expandable rows', 'details'],
    ['accordion row', 'details'],
    ['ｓｔｉｃｋｙ ｈｅａｄｅｒ', 'sticky'],
    ['MUI: The value `17` provided to Modal is invalid', 'error'],
    ['scrolling a table with a sticky heder', 'sticky'],
  ])('%j leads to the section #%s', (query, id) => {
    const [hit] = find(query).filter(({ kind }) => kind === 'section');
    expect(hit?.href.split('#')[1]).toBe(id);
  });

  it('finds the section before the prop', () => {
    const kinds = find('sticky table header').map(({ kind }) => kind);
    expect(kinds.indexOf('section')).toBeLessThan(kinds.indexOf('prop'));
    expect(kinds).toContain('prop');
  });

  it('has the best section of a page below the page', () => {
    const [first, second] = find('table rows');
    expect(first).toMatchObject({ kind: 'page', name: 'Table' });
    expect(first?.isBelow).toBeUndefined();
    expect(second).toMatchObject({ owner: 'Table', isBelow: true });
  });

  it('shows what a section says', () => {
    const [hit] = find('keep header row visible');
    expect(hit?.excerpt).toBe('The first row stays.');
  });

  it('names the files of words it lacks, and none that it has', () => {
    const lacking = openEngine([['material-ui', TABLE]], { withTerms: false });
    expect(lacking.takeMissingTerms()).toEqual([]);
    find('expandable rows', lacking);
    expect(lacking.takeMissingTerms()).toEqual([0]);
    expect(lacking.takeMissingTerms()).toEqual([]);
    find('expandable rows');
    expect(tasks.takeMissingTerms()).toEqual([]);
  });
});

it('answers whatever is typed, each result once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (query) => {
      const hrefs = listHrefs(query);
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }),
    { numRuns: 200 },
  );
});
