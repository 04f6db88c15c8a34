import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FirstView } from '../tests/harness/firstView.ts';
import type { SiteCopy } from '../tests/harness/siteCopy.ts';
import { renderColumns } from './renderColumns.mts';

/** A page as it was measured beside so many more. */
export interface GrowthRow extends FirstView {
  pathname: string;
  /** Pages that were added to the portal. */
  added: number;
}

/** A page that is added to the portal. */
export interface AddedPage {
  /** Path below `/system/`, and of its file below `docs/system`: `measured/page-0001`. */
  name: string;
  title: string;
  /** Title of its group in the navigation. All pages of a group are in one folder. */
  group: string;
  /** MDX, with front matter. */
  source: string;
}

const NAVIGATION = 'src/navigation/system.ts';

const nameOf = (index: number) => `page-${String(index + 1).padStart(4, '0')}`;

const titleOf = (index: number) => `Measured page ${index + 1}`;

/** A page like one of a guide: headings, paragraphs, a table and code. */
export function renderManyPage(index: number): string {
  const sections = Array.from(
    { length: 4 },
    (_, section) => `## Section ${section + 1} of page ${index + 1}

A paragraph as guides have it, with \`code\` and a [link](/system/getting-started/the-sx-prop/).
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

/** Lists pages that are short and alike, in one group. */
export function listManyPages(count: number): AddedPage[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `measured/${nameOf(index)}`,
    title: titleOf(index),
    group: 'Measured',
    source: renderManyPage(index),
  }));
}

/** Adds their entries to the text of the navigation of MUI System, as groups at its end. */
export function addToNavigation(
  source: string,
  pages: readonly Omit<AddedPage, 'source'>[],
): string {
  const end = source.lastIndexOf('];');
  if (end < 0) {
    throw new Error(`${NAVIGATION} has no list of pages.`);
  }
  const groups = new Map<string, Omit<AddedPage, 'source'>[]>();
  for (const page of pages) {
    groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  }
  const entries = [...groups].map(([group, members]) => {
    const children = members.map(
      ({ name, title }) =>
        `      { pathname: '/system/${name}', title: '${title}' },\n`,
    );
    const pathname = path.posix.dirname(`/system/${members[0]?.name}`);
    return `  {\n    pathname: '${pathname}',\n    title: '${group}',\n    children: [\n${children.join('')}    ],\n  },\n`;
  });
  return source.slice(0, end) + entries.join('') + source.slice(end);
}

/** Adds entries to the navigation of a copy. */
export function addEntries(
  copy: SiteCopy,
  pages: readonly Omit<AddedPage, 'source'>[],
): void {
  copy.write(NAVIGATION, addToNavigation(copy.read(NAVIGATION), pages));
}

/** Adds pages to a copy of the site, in MUI System. */
export function addPages(copy: SiteCopy, pages: readonly AddedPage[]): void {
  for (const { name, source } of pages) {
    const file = `docs/system/${name}.mdx`;
    mkdirSync(path.dirname(path.join(copy.folder, file)), { recursive: true });
    copy.write(file, source);
  }
  addEntries(copy, pages);
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
  return renderColumns([head, ...cells]);
}
