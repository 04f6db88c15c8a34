import { renderFigures, renderLimit, type DemoFigures } from './demoFigures.mts';

const figures: DemoFigures = {
  longTasks: 2,
  longest: 160,
  work: 120.4,
  blocked: 90,
  heap: 21_340_000,
  transferred: 812_300,
  scripts: 400_000,
  live: 3,
};

it('the figures of demos are printed as a table', () => {
  expect(renderFigures([['at load', figures]]).split('\n')).toEqual([
    '         live  long tasks  longest  most work  blocked     heap  transferred  scripts',
    'at load     3           2   160 ms     120 ms    90 ms  21.3 MB       812 kB   400 kB',
  ]);
});

it('the figures of demos say whether the longest task is within its limit', () => {
  expect(renderLimit(figures)).toContain('the longest does 120 ms of work');
  expect(renderLimit({ ...figures, work: 201 })).toContain('A task of 201 ms');
});
