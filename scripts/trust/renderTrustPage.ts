import type { FaultGroup, FaultSweep } from '../../e2e/faults/sweepReport';
import { flattenAnatomy, type AnatomyRecord } from '../../src/lib/reference/anatomy';
import type { OverrideRecord } from '../../src/lib/demos/demoParts/types';
import { formatDay } from '../../src/lib/language/formatDay';
import { countTests, SWEEPS, type Sweep, type SweptGroup } from './sweeps';

/** Front matter and introduction; the rest is counted. */
const HEAD = `---
slug: /faults/
title: What the sweeps have tried
description: What goes wrong on every kind of page, and what holds on all pages, counted by the last sweeps of the browser tests.
unlisted: true
---

{/* Written by \`npm run trust:report\`. */}

In each run of the sweep one thing goes wrong on one page, in a fresh browser window. The page survives if its heading and its text are there, nothing is thrown and nothing is said in the console, the next page is reached, and axe finds no violation. [All test pages](/experiments/docs/) lists the others.
`;

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);

/** Text of a cell or sentence: the figures come from a file, so nothing in it is markup. */
const escape = (text: string) => text.replace(/[\\`*_{}[\]<>|]/g, '\\$&');

function renderRow(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => escape(String(cell))).join(' | ')} |`;
}

/** Browsers the portal supports. */
const SUPPORTED = ['Chromium', 'Firefox', 'WebKit'];

/** Outcomes of the parts of the sweep that were run in the same browser. */
interface EngineSweep extends Omit<FaultSweep, 'date' | 'groups'> {
  groups: Required<FaultGroup>[];
}

/** Puts together the parts of the sweep that were run in the same browser. */
function mergeParts(parts: readonly FaultSweep[]): EngineSweep[] {
  const engines = [...new Set(parts.map(({ engine }) => engine))].sort();
  return engines.map((engine) => {
    const own = parts.filter((part) => part.engine === engine);
    return {
      engine,
      templates: [...new Set(own.flatMap(({ templates }) => templates))],
      groups: own.flatMap(({ groups, date }) =>
        groups.map((group) => ({ date, ...group })),
      ),
      leftOut: own.flatMap(({ leftOut }) => leftOut),
    };
  });
}

function renderLeftOut(leftOut: FaultSweep['leftOut']): string {
  const items = leftOut.map(
    ({ name, because }) => `- ${escape(`${name}: ${because}`)}`,
  );
  return items.length > 0 ? `\nNot tried:\n\n${items.join('\n')}\n` : '';
}

/** The first day of runs, and later ones with their groups. */
function renderDays(groups: EngineSweep['groups']): string {
  const [oldest, ...later] = [...new Set(groups.map(({ date }) => date))].sort();
  const others = later.map((day) => {
    const names = groups.filter(({ date }) => date === day).map(({ name }) => name);
    return `; on ${formatDay(day, 'en')} those of ${names.join(', ')}`;
  });
  return escape(
    `The faults were tried on ${oldest ? formatDay(oldest, 'en') : 'no day'}${others.join('')}.`,
  );
}

function renderSweep(sweep: EngineSweep): string {
  const { engine, groups, templates, leftOut } = sweep;
  const total = (count: 'faults' | 'runs' | 'failed') =>
    sum(groups.map((group) => group[count]));
  return `
## ${escape(engine)}

The kinds of pages were ${escape(templates.join(', '))}. ${renderDays(groups)}

{/* prettier-ignore-start */}
${renderRow(['What goes wrong', 'Faults', 'Runs', 'Failed'])}
| :-- | --: | --: | --: |
${groups.map(({ name, faults, runs, failed }) => renderRow([name, faults, runs, failed])).join('\n')}
${renderRow(['all', total('faults'), total('runs'), total('failed')])}
{/* prettier-ignore-end */}
${renderLeftOut(leftOut)}`;
}

function renderSweptPart(part: string, groups: readonly SweptGroup[]): string {
  const { tests, failed, notRun, date } = countTests(groups);
  return renderRow([
    SWEEPS[part] as string,
    tests,
    failed,
    groups.length > 0 ? notRun : 'all',
    date === null ? 'never' : formatDay(date, 'en'),
  ]);
}

function renderSweeps(sweeps: readonly Sweep[]): string {
  const rows = Object.keys(SWEEPS).map((part) =>
    renderSweptPart(part, sweeps.find((sweep) => sweep.part === part)?.groups ?? []),
  );
  return `
## Without faults

What holds where nothing goes wrong, tried in Chromium on all that was built. The day is that of the oldest run that counts.

{/* prettier-ignore-start */}
${renderRow(['What holds', 'Tests', 'Failed', 'Not run', 'Day'])}
| :-- | --: | --: | --: | :-- |
${rows.join('\n')}
{/* prettier-ignore-end */}
`;
}

/** Names of the products, in the order of their rows. */
const PRODUCTS = [
  ['material-ui', 'Material UI'],
  ['joy-ui', 'Joy UI'],
  ['base-ui', 'Base UI'],
  ['system', 'MUI System'],
  ['x', 'MUI X'],
] as const;

function renderOverrides(record: OverrideRecord): string {
  const rows = PRODUCTS.map(([product, name]) => {
    const hosts = Object.values(record[product] ?? {});
    const digits = hosts.flatMap(({ parts }) =>
      Object.values(parts).flatMap((ways) => Object.values(ways)),
    );
    const parts = hosts.map((host) => Object.keys(host.parts).length);
    const proven = sum(digits.map(({ length }) => length));
    return [
      name,
      hosts.length,
      sum(parts),
      proven,
      sum(hosts.map((host) => host.refused)),
    ];
  });
  const totals = [1, 2, 3, 4].map((column) =>
    sum(rows.map((row) => Number(row[column]))),
  );
  return `
## Overrides of parts

Inspect, in the toolbar of a demo, offers code that restyles a part. Each piece of code was compiled and drawn in Chromium, on a demo of its component: it is proven if it changes that property of that part, and of no other part but those in it, which may inherit, and if its types have no error. What is refused is not offered.

{/* prettier-ignore-start */}
${renderRow(['Library', 'Components', 'Parts', 'Proven', 'Refused'])}
| :-- | --: | --: | --: | --: |
${[...rows, ['all', ...totals]].map(renderRow).join('\n')}
{/* prettier-ignore-end */}
`;
}

function renderAnatomy(record: AnatomyRecord): string {
  const rows = PRODUCTS.map(([product, name]) => {
    const components = Object.values(record[product] ?? {});
    const nodes = components.flatMap(({ parts }) => flattenAnatomy(parts));
    const unseen = components.flatMap((component) => component.unseen ?? []);
    return [
      name,
      components.length,
      nodes.filter(({ part }) => part !== undefined).length,
      unseen.length,
    ];
  });
  const totals = [1, 2, 3].map((column) =>
    sum(rows.map((row) => Number(row[column]))),
  );
  return `
## Anatomy of components

What a component is made of is not written by hand: its demos were drawn in Chromium, what opens in them was opened, and parts were read from what React had drawn. A component that no demo draws, or that has no element of its own, has no anatomy; parts that no demo draws are named as such.

{/* prettier-ignore-start */}
${renderRow(['Library', 'Components', 'Parts drawn', 'Parts not drawn'])}
| :-- | --: | --: | --: |
${[...rows, ['all', ...totals]].map(renderRow).join('\n')}
{/* prettier-ignore-end */}
`;
}

/**
 * Renders the page about what the sweeps have tried.
 *
 * @param parts of the sweep of the faults that were run; a browser without any is reported as not checked
 * @param sweeps others that were run; a part without one is reported as not run
 * @param record which overrides of parts were tried
 * @param anatomy what components are made of
 * @returns MDX
 */
export function renderTrustPage(
  parts: readonly FaultSweep[],
  sweeps: readonly Sweep[],
  record: OverrideRecord,
  anatomy: AnatomyRecord,
): string {
  const missing = SUPPORTED.filter(
    (name) => !parts.some(({ engine }) => engine.startsWith(name)),
  );
  const notChecked =
    missing.length > 0 ? `\nNot checked: ${missing.join(', ')}.\n` : '';
  return [
    HEAD,
    notChecked,
    ...mergeParts(parts).map(renderSweep),
    renderSweeps(sweeps),
    renderOverrides(record),
    renderAnatomy(anatomy),
  ].join('');
}
