import { createIndexFiles } from '../../src/lib/search/searchIndex';
import {
  measureGoldenQueries,
  openEngine,
  parseGoldenQueries,
  renderOutcomes,
  summariseOutcomes,
} from './measureGolden';

const engine = openEngine(
  createIndexFiles([
    [
      'joy-ui',
      [
        { kind: 'page', name: 'Tabs', href: '/joy-ui/react-tabs/' },
        { kind: 'component', name: 'Tab', href: '/joy-ui/api/tab/' },
      ],
    ],
  ]),
);

const FILE = [
  '# query\tproduct\ttarget',
  'tabs\t-\t/joy-ui/react-tabs/',
  'tab\tjoy-ui\t/joy-ui/react-tabs/',
  'chips\t-\t/joy-ui/react-chip/',
  'tab\t-\t/joy-ui/react-chip/ /joy-ui/api/tab/',
  '',
].join('\n');

it('says where each query finds one of its targets, and the shares', () => {
  const outcomes = measureGoldenQueries(parseGoldenQueries(FILE), engine);
  expect(outcomes.map(({ line, place }) => [line, place])).toEqual([
    [2, 1],
    [3, 2],
    [4, null],
    [5, 1],
  ]);
  expect(summariseOutcomes(outcomes)).toEqual({ first: 2 / 4, topThree: 3 / 4 });
  expect(renderOutcomes(outcomes)).toContain('75.0 % in the top 3, 50.0 % first');
  expect(renderOutcomes(outcomes)).toContain('chips [-] → /joy-ui/react-chip/');
});

it.each([
  ['tabs\t-', 'golden.tsv:1: expected query, product and targets'],
  ['tabs\t-\thttps://a/', 'golden.tsv:1: expected'],
  ['tabs\t-\t/a/ b', 'golden.tsv:1: expected'],
  ['tabs\tui\t/a/', 'golden.tsv:1: unknown product "ui"'],
])('refuses %j', (text, message) => {
  expect(() => parseGoldenQueries(text)).toThrow(message);
});
