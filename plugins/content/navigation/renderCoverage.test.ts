import type { NavigationCoverage } from '../../../src/navigation/measureCoverage';
import { renderCoverage } from './renderCoverage';

const COVERAGES: readonly NavigationCoverage[] = [
  {
    instanceId: 'material-ui',
    docs: {
      written: 2,
      total: 6,
      missing: [
        '/material-ui/a',
        '/material-ui/b',
        '/material-ui/c',
        '/material-ui/d',
      ],
    },
    components: { written: 1, total: 2, missing: ['/material-ui/d'] },
    api: {
      written: 1,
      total: 3,
      missing: ['/material-ui/api/e', '/material-ui/api/f'],
    },
    planned: 3,
  },
  {
    instanceId: 'x',
    docs: { written: 1, total: 1, missing: [] },
    components: { written: 0, total: 0, missing: [] },
    api: { written: 0, total: 0, missing: [] },
    planned: 0,
  },
];

describe('renderCoverage', () => {
  it('renders a table and the first missing pages of each set', () => {
    expect(renderCoverage(COVERAGES, false).split('\n')).toEqual([
      'set          components     docs            API             all             planned',
      'material-ui  1 of 2 (50 %)  2 of 6 (33 %)   1 of 3 (33 %)   3 of 9 (33 %)   3',
      'x            –              1 of 1 (100 %)  0 of 0 (100 %)  1 of 1 (100 %)  0',
      'together     1 of 2 (50 %)  3 of 7 (42 %)   1 of 3 (33 %)   4 of 10 (40 %)  3',
      '',
      'material-ui: 6 missing',
      '  /material-ui/a',
      '  /material-ui/b',
      '  /material-ui/c',
      '  /material-ui/d',
      '  /material-ui/api/e',
      '  … and 1 more (--missing lists all)',
    ]);
  });

  it('names all missing pages where they are requested', () => {
    const text = renderCoverage(COVERAGES, true);
    expect(text).toMatch(/\/material-ui\/api\/e\n {2}\/material-ui\/api\/f$/);
    expect(text).not.toContain('more');
  });

  it('gives no figure of a reference that is not generated yet', () => {
    const fresh = COVERAGES.map((coverage) => ({
      ...coverage,
      api: { ...coverage.api, written: 0 },
    }));
    const text = renderCoverage(fresh, true);
    expect(text.split('\n').slice(0, 8)).toEqual([
      'set          components     docs            API            all            planned',
      'material-ui  1 of 2 (50 %)  2 of 6 (33 %)   not generated  not generated  3',
      'x            –              1 of 1 (100 %)  not generated  not generated  0',
      'together     1 of 2 (50 %)  3 of 7 (42 %)   not generated  not generated  3',
      '',
      'API: not generated yet, so not counted: npm run build writes the reference',
      '',
      'material-ui: 4 missing',
    ]);
    expect(text).not.toContain('/api/');
  });
});
