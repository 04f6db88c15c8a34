import { parseFaultSweep } from './parseFaultSweep';
import { renderFaultPage } from './renderFaultPage';

const PART = {
  date: '2026-11-21',
  engine: 'Chromium 1.2',
  templates: ['home', 'guide'],
  groups: [
    { name: 'stored data', faults: 2, runs: 4, failed: 0 },
    { name: 'a | {b}', faults: 1, runs: 2, failed: 1 },
  ],
};
const OTHER_PART = {
  ...PART,
  date: '2026-11-20',
  templates: ['guide', 'post'],
  groups: [{ name: 'hosts', faults: 3, runs: 9, failed: 0 }],
};

type Part = typeof PART & { leftOut?: object[] };

const render = (...parts: Part[]) =>
  renderFaultPage(parts.map((part) => parseFaultSweep(JSON.stringify(part))));

it('says that there was no sweep', () => {
  const page = render();
  expect(page).toContain('Not checked: Chromium, Firefox, WebKit.');
  expect(page).not.toContain('| Failed |');
});

it('counts by group and in all, with day and browser', () => {
  const page = render(PART);
  expect(page).toContain('## Chromium 1.2');
  expect(page).toContain('ended on 2026-11-21');
  expect(page).toContain('| stored data | 2 | 4 | 0 |');
  expect(page).toContain('| a \\| \\{b\\} | 1 | 2 | 1 |');
  expect(page).toContain('| all | 3 | 6 | 1 |');
  expect(page).toContain('Not checked: Firefox, WebKit.');
});

it('puts the parts in one browser together, with the day of the oldest', () => {
  const page = render(PART, OTHER_PART);
  expect(page.match(/^## /gm)).toHaveLength(1);
  expect(page).toContain('ended on 2026-11-20');
  expect(page).toContain('home, guide, post.');
  expect(page).toContain('| all | 6 | 15 | 1 |');
});

it('says what was not tried, and why', () => {
  const page = render({
    ...PART,
    leftOut: [{ name: 'network: a [slow] line', because: 'it cannot be told' }],
  });
  expect(page).toContain(
    '\nNot tried:\n\n- network: a \\[slow\\] line: it cannot be told\n',
  );
  expect(render(PART)).not.toContain('Not tried');
});

it('has a table for each browser', () => {
  const page = render({ ...PART, engine: 'Firefox 2' }, PART, {
    ...PART,
    engine: 'WebKit 3',
  });
  expect(page.match(/^## .+/gm)).toEqual([
    '## Chromium 1.2',
    '## Firefox 2',
    '## WebKit 3',
  ]);
  expect(page).not.toContain('Not checked');
});

it.each([
  'null',
  '{}',
  '[]',
  JSON.stringify({ ...PART, groups: [{ name: 1 }] }),
  JSON.stringify({ ...PART, leftOut: [{ name: 'a' }] }),
])('refuses what is no sweep: %s', (text) => {
  expect(() => parseFaultSweep(text)).toThrow('not what a sweep');
});
