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
  '',
].join('\n');

it('says where each query finds its target, and the shares', () => {
  const outcomes = measureGoldenQueries(parseGoldenQueries(FILE), engine);
  expect(outcomes.map(({ line, place }) => [line, place])).toEqual([
    [2, 1],
    [3, 2],
    [4, null],
  ]);
  expect(summariseOutcomes(outcomes)).toEqual({ first: 1 / 3, topThree: 2 / 3 });
  expect(renderOutcomes(outcomes)).toContain('66.7 % in the top 3, 33.3 % first');
  expect(renderOutcomes(outcomes)).toContain('chips [-] → /joy-ui/react-chip/');
});

it.each([
  ['tabs\t-', 'golden.tsv:1: expected query, product and target'],
  ['tabs\t-\thttps://a/', 'golden.tsv:1: expected'],
  ['tabs\tui\t/a/', 'golden.tsv:1: unknown product "ui"'],
])('refuses %j', (text, message) => {
  expect(() => parseGoldenQueries(text)).toThrow(message);
});
