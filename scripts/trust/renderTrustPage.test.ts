import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FaultGroup } from '../../e2e/faults/sweepReport';
import { parseFaultSweep } from './parseFaultSweep';
import { renderTrustPage } from './renderTrustPage';
import { parseSweep, SWEEPS } from './sweeps';
import { makeTrustPage, PAGE_FILE } from './trustPage';

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

type Part = Omit<typeof PART, 'groups'> & {
  groups: FaultGroup[];
  leftOut?: object[];
};

const render = (...parts: Part[]) =>
  renderTrustPage(
    parts.map((part) => parseFaultSweep(JSON.stringify(part))),
    [],
    {},
    {},
  );

it('the trust page says that there was no sweep', () => {
  const page = render();
  expect(page).toContain('Not checked: Chromium, Firefox, WebKit.');
  expect(page).not.toContain('| Faults |');
});

it('counts by group and in all, with day and browser', () => {
  const page = render(PART);
  expect(page).toContain('## Chromium 1.2');
  expect(page).toContain('| stored data | 2 | 4 | 0 |');
  expect(page).toContain('| a \\| \\{b\\} | 1 | 2 | 1 |');
  expect(page).toContain('| all | 3 | 6 | 1 |');
  expect(page).toContain('tried on 21 November 2026.');
  expect(page).toContain('Not checked: Firefox, WebKit.');
});

it('puts the parts in one browser together, with the day of the oldest', () => {
  const page = render(PART, OTHER_PART);
  expect(page.match(/^## Chromium/gm)).toHaveLength(1);
  expect(page).toContain(
    'tried on 20 November 2026; on 21 November 2026 those of stored data, a \\| \\{b\\}.',
  );
  expect(page).toContain('home, guide, post.');
  expect(page).toContain('| all | 6 | 15 | 1 |');
});

it('gives a group that was run again its own day', () => {
  const [first, other] = PART.groups as [FaultGroup, FaultGroup];
  const page = render({
    ...PART,
    groups: [{ ...first, date: '2026-11-23' }, other],
  });
  expect(page).toContain(
    'tried on 21 November 2026; on 23 November 2026 those of stored data.',
  );
});

it('the trust page lists the faults that were left out, with reasons', () => {
  const page = render({
    ...PART,
    leftOut: [{ name: 'network: a [slow] line', because: 'it cannot be told' }],
  });
  expect(page).toContain(
    '\nNot tried:\n\n- network: a \\[slow\\] line: it cannot be told\n',
  );
  expect(render(PART)).not.toContain('Not tried');
});

it('the trust page has a table for each browser', () => {
  const page = render({ ...PART, engine: 'Firefox 2' }, PART, {
    ...PART,
    engine: 'WebKit 3',
  });
  expect(page.match(/^## .+/gm)).toEqual([
    '## Chromium 1.2',
    '## Firefox 2',
    '## WebKit 3',
    '## Without faults',
    '## Overrides of parts',
    '## Anatomy of components',
  ]);
  expect(page).not.toContain('Not checked');
});

it.each([
  'null',
  '{}',
  '[]',
  JSON.stringify({ ...PART, groups: [{ name: 1 }] }),
  JSON.stringify({ ...PART, groups: [{ ...PART.groups[0], date: 1 }] }),
  JSON.stringify({ ...PART, leftOut: [{ name: 'a' }] }),
])('refuses what is no sweep: %s', (text) => {
  expect(() => parseFaultSweep(text)).toThrow('not what a sweep');
});

describe('the other sweeps', () => {
  const GROUP = {
    name: 'light',
    tests: 9,
    failed: 1,
    notChecked: 2,
    date: '2026-11-21',
  };
  const renderAxe = (...groups: object[]) =>
    renderTrustPage([], [parseSweep('axe', JSON.stringify({ groups }))], {}, {});

  it('are counted, with the day of the oldest run', () => {
    const other = { ...GROUP, name: 'dark', date: '2026-11-20', notChecked: 0 };
    expect(renderAxe(GROUP, other)).toContain(
      `| ${SWEEPS.axe} | 16 | 2 | 2 | 20 November 2026 |`,
    );
  });

  it('are not counted where they were not run', () => {
    const page = renderAxe(GROUP, { ...GROUP, date: null, failed: 0 });
    expect(page).toContain(`| ${SWEEPS.axe} | 7 | 1 | 11 | 21 November 2026 |`);
    expect(page).toContain(`| ${SWEEPS.console} | 0 | 0 | all | never |`);
  });

  it('are all the files of the sweep', () => {
    const slow = ['e2e', 'tests/content', 'tests/demos']
      .flatMap((room) => readdirSync(path.resolve(__dirname, '../..', room)))
      .filter((file) => file.endsWith('.sweep.ts'))
      .map((file) => path.basename(file, '.sweep.ts'));
    expect(Object.keys(SWEEPS)).toEqual(expect.arrayContaining(slow));
  });

  it.each(['{}', '{"groups":[{}]}', 'null'])('are not this: %s', (text) => {
    expect(() => parseSweep('axe', text)).toThrow('not what a sweep writes');
  });

  it('have a name that is known', () => {
    expect(() => parseSweep('other', '{"groups":[]}')).toThrow(
      'not what a sweep writes',
    );
  });
});

it('is the page of the portal, made from the reports that are kept', () => {
  const page = makeTrustPage();
  expect(page).toMatch(/^## Chromium \d/m);
  expect(readFileSync(PAGE_FILE, 'utf8')).toBe(page);
});

it('counts what was tried to restyle parts, by library', () => {
  const record = {
    'joy-ui': {
      Slider: {
        demo: 'joy-ui/slider/SliderBasic',
        refused: 3,
        parts: {
          'MuiSlider-rail': { sx: '01', CSS: '0' },
          'MuiSlider-thumb': { sx: '7' },
        },
      },
    },
  };
  const page = renderTrustPage([], [], record, {});
  expect(page).toContain('| Joy UI | 1 | 2 | 4 | 3 |');
  expect(page).toContain('| Base UI | 0 | 0 | 0 | 0 |');
  expect(page).toContain('| all | 1 | 2 | 4 | 3 |');
});

it('counts what components are made of, by library', () => {
  const record = {
    'joy-ui': {
      Slider: {
        demos: 3,
        parts: [
          {
            part: 'root',
            element: 'span',
            parts: [{ component: 'joy-ui Input', element: 'div' }],
          },
        ],
        unseen: ['mark', 'markLabel'],
      },
    },
  };
  const page = renderTrustPage([], [], {}, record);
  expect(page).toContain('| Joy UI | 1 | 1 | 2 |');
  expect(page).toContain('| all | 1 | 1 | 2 |');
});
