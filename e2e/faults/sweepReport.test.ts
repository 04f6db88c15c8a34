import { mergeSweep, type FaultSweep } from './sweepReport';

const sweepOf = (date: string, groups: FaultSweep['groups']): FaultSweep => ({
  date,
  engine: 'WebKit',
  templates: ['guide'],
  groups,
  leftOut: [],
});

it('puts groups that were run whole in the place of those that are kept, with their day', () => {
  const kept = sweepOf('2026-11-24', [
    { name: 'scripts', faults: 2, runs: 2, failed: 1 },
    { name: 'demos', faults: 2, runs: 2, failed: 1 },
  ]);
  const again = sweepOf('2026-11-25', [
    { name: 'scripts', faults: 2, runs: 2, failed: 0 },
    { name: 'demos', faults: 1, runs: 1, failed: 0 },
  ]);
  const planned = new Map([
    ['scripts', 2],
    ['demos', 2],
  ]);
  expect(mergeSweep(kept, again, planned)).toEqual({
    ...kept,
    groups: [{ ...again.groups[0], date: '2026-11-25' }, kept.groups[1]],
  });
});
