import {
  listFigures,
  renderFigureTables,
  SIZES,
  type GridFigures,
} from './figures.mts';

const FIGURES: GridFigures[] = SIZES.map((size) => ({
  edition: 'pro',
  ...size,
  mount: 120.4,
  frame: 16.7,
  sort: 1500.2,
  filter: 33,
  memory: 4.2,
}));

it('writes figures in whole milliseconds and megabytes', () => {
  expect(listFigures(FIGURES)[3]).toEqual([
    'DataGridPro',
    '100,000 × 10',
    '120',
    '17',
    '1,500',
    '33',
    'under 5',
  ]);
});

it('gives each size a table of its own', () => {
  const tables = renderFigureTables(FIGURES).split('\n\n**');
  expect(tables).toHaveLength(SIZES.length);
  expect(tables[3]).toContain('1,000 rows, 1,000 columns:**');
  expect(tables[3]).toContain('| `DataGridPro` | 120 | 17 | 1,500 | 33 | under 5 |');
});
