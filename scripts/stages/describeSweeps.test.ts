import type { Sweep, SweptGroup } from '../trust/sweeps';
import { describeSweeps } from './describeSweeps.mts';

const group: SweptGroup = {
  name: '',
  tests: 10,
  failed: 0,
  notChecked: 0,
  date: '2026-03-02',
};

const sweep = (...groups: Partial<SweptGroup>[]): Sweep => ({
  part: 'axe',
  groups: groups.map((each) => ({ ...group, ...each })),
});

it.each<[string, Sweep[]]>([
  ['NOT CHECKED, never run', []],
  ['NOT CHECKED, never run', [sweep({ date: null })]],
  ['10 passed, 0 failed on 2026-03-02', [sweep({})]],
  [
    '17 passed, 3 failed on 2026-02-28',
    [sweep({ failed: 1 }, { failed: 2, date: '2026-02-28' })],
  ],
  [
    '8 passed, 0 failed, 5 NOT CHECKED on 2026-03-02',
    [sweep({ notChecked: 2 }, { tests: 3, date: null })],
  ],
])('says of a part: %s', (said, sweeps) => {
  expect(describeSweeps(['axe'], sweeps)).toEqual([`  axe            ${said}`]);
});

it('has a line for each part, in their order', () => {
  const lines = describeSweeps(['focus', 'axe'], [sweep({})]);
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(['focus', 'axe']);
});
