import type { AddedPage } from './manyPages.mts';
import { createRandom } from './random.mts';

/** Folders the pages are spread over; each is a group of the sidebar. */
export const SECTION_COUNT = 5;

const WORDS =
  'value state event handler element component property style theme slot class name root label icon colour size variant focus keyboard pointer form field error message list option group panel layout spacing column row cell header footer render update effect ref node document window screen reader browser server request response promise timer frame animation transition direction density default custom'.split(
    ' ',
  );

const PROPS =
  'align anchor checked classes color columns defaultValue density disabled elevation endIcon error expanded fullWidth helperText hidden id label loading margin maxRows multiple onChange onClose onOpen open orientation placeholder readOnly required rows selected size slots spacing startIcon step sx tabIndex title value variant'.split(
    ' ',
  );

const VERBS =
  'takes sets reads keeps moves shows hides follows replaces opens closes names'.split(
    ' ',
  );

const LINKS = ['before', 'after', 'while', 'unless', 'until', 'where', 'because'];

const TYPES = ['boolean', 'string', 'number', 'ReactNode', 'SxProps', 'Ref'];

const HEADINGS = [
  'Basic use',
  'Sizes and variants',
  'Controlled state',
  'Customisation',
  'Accessibility',
  'Limits',
];

/** Writes words and sentences of documentation. */
export interface Writer {
  pick: (words: readonly string[]) => string;
  sentence: () => string;
}

/** Writes the same for the same seed. */
export function createWriter(seed: number): Writer {
  const random = createRandom(seed);
  const pick = (words: readonly string[]) =>
    words[Math.floor(random() * words.length)] as string;
  return {
    pick,
    sentence() {
      const noun = () => `${pick(WORDS)} ${pick(WORDS)}`;
      return `The ${noun()} ${pick(VERBS)} the ${noun()} of its ${pick(WORDS)}, and \`${pick(PROPS)}\` ${pick(VERBS)} a ${noun()} ${pick(LINKS)} the ${pick(WORDS)} ${pick(VERBS)} a ${noun()}.`;
    },
  };
}

/** Four sentences. */
export const renderParagraph = ({ sentence }: Writer) =>
  Array.from({ length: 4 }, sentence).join(' ');

/** Ten rows about props. */
export function renderTable({ pick }: Writer): string {
  const rows = Array.from(
    { length: 10 },
    () =>
      `| \`${pick(PROPS)}\` | \`${pick(TYPES)}\` | \`${pick(['false', 'null', '0', "'medium'"])}\` | The ${pick(WORDS)} of the ${pick(WORDS)} ${pick(LINKS)} it ${pick(VERBS)} the ${pick(WORDS)} of a ${pick(WORDS)}. |`,
  );
  return ['| name | type | default | what it does |', '| --- | --- | --- | --- |']
    .concat(rows)
    .join('\n');
}

function renderCode({ pick }: Writer, name: string): string {
  const props = Array.from(
    { length: 10 },
    () =>
      `        ${pick(PROPS)}={state.${pick(WORDS)} ?? ${pick(['null', '0', "'medium'"])}}`,
  );
  return `\`\`\`tsx
import * as React from 'react';
import { Component } from 'component-library';

export default function ${name}() {
  const [state, setState] = React.useState(() => createState('${pick(WORDS)}'));
  const update = React.useCallback((event: React.ChangeEvent<HTMLInputElement>) => {
    setState((previous) => ({ ...previous, ${pick(WORDS)}: event.target.value }));
  }, []);

  return (
    <section aria-label="${pick(WORDS)} and ${pick(WORDS)}">
      <Component
${props.join('\n')}
        onChange={update}
      >
        A ${pick(WORDS)} beside the ${pick(WORDS)} of the component
      </Component>
    </section>
  );
}
\`\`\``;
}

/**
 * Writes a page as those about components are: 6 headings, 8 paragraphs, 2 tables of 10 rows,
 * 5 code blocks; about 11.5 kB, in which no page is like another.
 *
 * @param index 0 and up; the same index gives the same page
 */
export function renderCorpusPage(index: number): string {
  const writer = createWriter(index + 1);
  const sections = HEADINGS.map((heading, section) =>
    [
      `## ${heading}`,
      renderParagraph(writer),
      ...(section < 2 ? [renderParagraph(writer)] : []),
      ...(section < 5
        ? [renderCode(writer, `Example${index + 1}Part${section + 1}`)]
        : []),
      ...(section === 1 || section === 4 ? [renderTable(writer)] : []),
    ].join('\n\n'),
  );
  return `${sections.join('\n\n')}\n`;
}

const sectionOf = (index: number) => (index % SECTION_COUNT) + 1;

const nameOf = (index: number) =>
  `section-${sectionOf(index)}/page-${String(index + 1).padStart(4, '0')}`;

function addFrontMatter(index: number, slug: string): string {
  return `---
slug: /${slug}/
title: Component ${index + 1}
description: Page ${index + 1} of a made-up corpus, by which builds are compared.
---

${renderCorpusPage(index)}`;
}

/** Pages of the corpus as stock Docusaurus takes them: sources by name below `docs`. */
export function listStockPages(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      nameOf(index),
      addFrontMatter(index, nameOf(index)),
    ]),
  );
}

/** The same pages to be added to the portal, in as many groups. */
export function listCorpusPages(count: number): AddedPage[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `measured/${nameOf(index)}`,
    title: `Component ${index + 1}`,
    group: `Measured section ${sectionOf(index)}`,
    source: addFrontMatter(index, `measured/${nameOf(index)}`),
  }));
}

/** Name of a page that is in the corpus whatever its size. */
export const FIRST_CORPUS_PAGE = nameOf(0);
