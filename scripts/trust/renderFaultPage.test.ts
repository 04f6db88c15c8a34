import { parseFaultSweep } from './parseFaultSweep';
import { renderFaultPage } from './renderFaultPage';

const SWEEP = {
  date: '2026-11-21',
  engine: 'Chromium 1.2',
  notChecked: ['Firefox'],
  templates: ['home', 'guide'],
  groups: [
    { name: 'stored data', faults: 2, runs: 4, failed: 0 },
    { name: 'a | {b}', faults: 1, runs: 2, failed: 1 },
  ],
};

it('says that there was no sweep', () => {
  const page = renderFaultPage(parseFaultSweep(null));
  expect(page).toContain('has not been run yet');
  expect(page).not.toContain('| Failed |');
});

it('counts by group and in all, with day and browser', () => {
  const page = renderFaultPage(parseFaultSweep(JSON.stringify(SWEEP)));
  expect(page).toContain('2026-11-21 in Chromium 1.2');
  expect(page).toContain('| stored data | 2 | 4 | 0 |');
  expect(page).toContain('| a \\| \\{b\\} | 1 | 2 | 1 |');
  expect(page).toContain('| all | 3 | 6 | 1 |');
  expect(page).toContain('Not checked: Firefox.');
});

it.each(['null', '{}', '[]', JSON.stringify({ ...SWEEP, groups: [{ name: 1 }] })])(
  'refuses what is no sweep: %s',
  (text) => {
    expect(() => parseFaultSweep(text)).toThrow('not what a sweep');
  },
);
