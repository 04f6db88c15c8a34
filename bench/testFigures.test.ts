import { parseSum, renderStages, type StageFigures } from './testFigures.mts';

const createStage = (values: Partial<StageFigures>): StageFigures => ({
  stage: 'unit',
  site: 'ours',
  passed: 10,
  failed: 0,
  cpuSeconds: 100,
  seconds: 60,
  peak: 2e9,
  largest: 1e9,
  ...values,
});

it('reads the sum of a run, which is its last line', () => {
  expect(parseSum('3 passed, 0 failed\n  unit\n\n12 passed, 1 failed\n')).toEqual({
    passed: 12,
    failed: 1,
  });
  expect(() => parseSum('Killed\n')).toThrow('without a sum, with "Killed"');
});

it('sets the cost with all content against that of the same stage as it is', () => {
  const rows = renderStages([
    createStage({}),
    createStage({ site: 'full', cpuSeconds: 250, failed: 2 }),
    createStage({ stage: 'build', site: 'full' }),
  ])
    .split('\n')
    .map((row) => row.trim().split(/\s+/).join(' '));
  expect(rows.slice(1)).toEqual([
    'unit ours 10 0 60 100 2.00',
    'unit full 10 2 60 250 ×2.5 2.00',
    'build full 10 0 60 100 2.00',
  ]);
});
