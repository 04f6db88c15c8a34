import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FirstView } from '../e2e/harness/firstView.ts';
import type { SiteCopy } from '../e2e/harness/siteCopy.ts';

/** A page as it was measured beside so many more. */
export interface GrowthRow extends FirstView {
  pathname: string;
  /** Pages that were added to the portal. */
  added: number;
}

const NAVIGATION = 'src/navigation/system.ts';

const nameOf = (index: number) => `page-${String(index + 1).padStart(4, '0')}`;

const titleOf = (index: number) => `Measured page ${index + 1}`;

/** A page like one of a guide: headings, paragraphs, a table and code. */
export function renderManyPage(index: number): string {
  const sections = Array.from(
    { length: 4 },
    (_, section) => `## Section ${section + 1} of page ${index + 1}

A paragraph as guides have it, with \`code\` and a [link](/system/getting-started/).
It goes on for a second line, so that the page has the size of a short one.

| prop | value |
| ---- | ----- |
| \`m\` | ${index * 4 + section} |

\`\`\`tsx
export const Page${index + 1}Section${section + 1} = () => <Box sx={{ m: ${section} }} />;
\`\`\`
`,
  );
  return `---
slug: /measured/${nameOf(index)}/
title: ${titleOf(index)}
description: Page ${index + 1} of those that are added to see what a view of others weighs then.
---

${sections.join('\n')}`;
}

/** Adds their entries to the text of the navigation of MUI System, as a group at its end. */
export function addToNavigation(source: string, count: number): string {
  const end = source.lastIndexOf('];');
  if (end < 0) {
    throw new Error(`${NAVIGATION} has no list of pages.`);
  }
  const entries = Array.from(
    { length: count },
    (_, index) =>
      `      { pathname: '/system/measured/${nameOf(index)}', title: '${titleOf(index)}' },\n`,
  ).join('');
  const group = `  {\n    pathname: '/system/measured',\n    title: 'Measured',\n    children: [\n${entries}    ],\n  },\n`;
  return source.slice(0, end) + (count > 0 ? group : '') + source.slice(end);
}

/** Adds pages to a copy of the site, in MUI System. */
export function addPages(copy: SiteCopy, count: number): void {
  mkdirSync(path.join(copy.folder, 'docs/system/measured'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    copy.write(`docs/system/measured/${nameOf(index)}.mdx`, renderManyPage(index));
  }
  copy.write(NAVIGATION, addToNavigation(copy.read(NAVIGATION), count));
}

const sum = ({ html, js, css, fonts }: FirstView) => html + js + css + fonts;

/** A table: bytes of each page, and what they have grown by since the first count. */
export function renderGrowth(rows: readonly GrowthRow[]): string {
  const head = ['page', 'added', 'html', 'js', 'css', 'fonts', 'total', 'growth'];
  const cells = rows.map((row) => {
    const first = rows.find(({ pathname }) => pathname === row.pathname) ?? row;
    const { pathname, added, html, js, css, fonts } = row;
    return [
      pathname,
      ...[added, html, js, css, fonts, sum(row), sum(row) - sum(first)].map(String),
    ];
  });
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...cells]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column] as number)
            : cell.padStart((widths[column] as number) + 2),
        )
        .join(''),
    )
    .join('\n');
}
