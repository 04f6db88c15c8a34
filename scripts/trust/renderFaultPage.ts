import type { FaultSweep } from '../../e2e/faults/sweepReport';

/** Front matter and introduction; the rest is counted. */
const HEAD = `---
slug: /faults/
title: Faults that were tried
description: What goes wrong on every kind of page in the sweep of the browser tests, counted by the last sweep.
unlisted: true
---

{/* Written by \`npm run trust:report\`. */}

In each run of the sweep one thing goes wrong on one page, in a fresh browser window. The page survives if its heading and its text are there, nothing is thrown and nothing is said in the console, the next page is reached, and axe finds no violation. [All test pages](/experiments/docs/) lists the others.
`;

const NOT_RUN = `
The sweep has not been run yet.
`;

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);

/** Text of a cell or sentence: the figures come from a file, so nothing in it is markup. */
const escape = (text: string) => text.replace(/[\\`*_{}[\]<>|]/g, '\\$&');

function renderRow(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => escape(String(cell))).join(' | ')} |`;
}

/**
 * Renders the page about the faults.
 *
 * @param sweep null where there was none
 * @returns MDX
 */
export function renderFaultPage(sweep: FaultSweep | null): string {
  if (!sweep) {
    return `${HEAD}${NOT_RUN}`;
  }
  const { date, engine, groups, templates, notChecked } = sweep;
  const total = (count: 'faults' | 'runs' | 'failed') =>
    sum(groups.map((group) => group[count]));
  return `${HEAD}
The last sweep ended on ${escape(date)} in ${escape(engine)}. The kinds of pages were ${escape(templates.join(', '))}. Not checked: ${escape(notChecked.join(', '))}.

<!-- prettier-ignore-start -->
${renderRow(['What goes wrong', 'Faults', 'Runs', 'Failed'])}
| :-- | --: | --: | --: |
${groups.map(({ name, faults, runs, failed }) => renderRow([name, faults, runs, failed])).join('\n')}
${renderRow(['all', total('faults'), total('runs'), total('failed')])}
<!-- prettier-ignore-end -->
`.replace(/<!-- (.*?) -->/g, '{/* $1 */}');
}
