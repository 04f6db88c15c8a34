import { findSpread, renderBrowse, type PageFigures } from './browseFigures.mts';
import { WEIGHT_KINDS, type PageWeight } from './weighPage.mts';

const size = { raw: 8000, gzip: 4000, brotli: 2000, requests: 2 };
const weight = Object.fromEntries(
  WEIGHT_KINDS.map((kind) => [kind, size]),
) as PageWeight;

const load = {
  fcp: 400,
  lcp: 900,
  cls: 0.0123,
  tbt: 40.4,
  requests: 12,
  transferred: 12_300,
  heap: 9.04e6,
};

const page: PageFigures = {
  site: 'ours',
  name: 'Button',
  pathname: '/button/',
  firstView: { html: 1000, js: 2000, css: 300, fonts: 0 },
  view: { atLoad: weight, used: weight, scrolled: weight },
  blockingFonts: 0,
  plain: load,
  mobile: { ...load, lcp: 1250 },
  lighthouse: { performance: 98, accessibility: 100 },
};

it('a spread has the median, least and most of all times, and their count', () => {
  expect(findSpread([30, 10, 20])).toEqual({
    median: 20,
    least: 10,
    most: 30,
    count: 3,
  });
  expect(() => findSpread([])).toThrow('no median');
});

it('the report of a browse bench prints bytes, loads and navigation', () => {
  const spread = findSpread([50, 60, 71]);
  const [weights, loads, navigation] = renderBrowse({
    runs: 1,
    stockPages: 200,
    lighthouse: '12.0.0',
    pages: [page],
    navigation: [{ site: 'ours', name: 'Button', plain: spread, mobile: spread }],
  })
    .split('\n\n')
    .map((table) => table.split('\n').map((row) => row.split(/\s{2,}/)));
  expect(weights?.[1]).toEqual(
    ['ours, Button', '2.0', '2.0', '2.0', '2.0', '2.0', '2.0', '10.0', '12'].concat([
      '3.3',
      '10.0',
      '10.0',
    ]),
  );
  expect(loads?.[1]?.slice(-2)).toEqual(['–', '–']);
  expect(loads?.[2]).toEqual([
    'ours, Button, mobile',
    '0.40',
    '1.25',
    '0.012',
    '40',
    '9.0',
    '12',
    '12.3',
    '98',
    '100',
  ]);
  expect(navigation?.[1]).toEqual([
    'ours, Button',
    '60 (50–71, 3)',
    '60 (50–71, 3)',
  ]);
});
