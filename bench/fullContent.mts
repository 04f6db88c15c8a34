import type { DocSource } from '../src/navigation/sources.ts';
import { flattenNavigation } from '../src/navigation/flattenNavigation.ts';
import type { DocsInstanceId, NavigationPage } from '../src/navigation/types.ts';
import { pageToTitle } from '../src/lib/address/titles.ts';
import { createWriter, renderParagraph, renderTable } from './corpus.mts';
import { renderSyntheticDemo, type SyntheticDemo } from './syntheticDemo.mts';
import { createChooser } from './random.mts';

type Navigation = Readonly<Record<DocsInstanceId, readonly NavigationPage[]>>;

/** A page that the navigation names. */
export interface NamedPage {
  set: DocsInstanceId;
  /** Without trailing slash. */
  pathname: string;
  title: string;
  /** Exported name of the component whose reference the page ends with. */
  component?: string;
}

/** A made-up page and its demos, which lie beside it. */
export interface SyntheticPage extends NamedPage {
  /** Relative to the site. */
  file: string;
  /** MDX, with front matter. */
  source: string;
  demos: readonly SyntheticDemo[];
}

/** Demos of a page about a component, as long as there are enough. */
export const DEMOS_PER_PAGE = 7;

/** The package that a made-up page of a set is about. */
export const PACKAGES: Readonly<Record<DocsInstanceId, string>> = {
  'material-ui': '@mui/material',
  'joy-ui': '@mui/joy',
  'base-ui': '@mui/base',
  system: '@mui/system',
  x: '@mui/x-data-grid',
};

/** Tasks that a page describes, one per section. */
const TASKS = [
  'Do the first task',
  'Show several at once',
  'Let readers choose',
  'Keep the value outside',
  'Change the look',
  'Work without a mouse',
  'Handle much data',
  'Put parts together',
];

const isGenerated = (set: DocsInstanceId, pathname: string) =>
  pathname.startsWith(`/${set}/api/`);

/** The pages of a set's own that its navigation names, in its order, each once. */
function listNamedPages(set: DocsInstanceId, navigation: Navigation): NamedPage[] {
  const entries = flattenNavigation(navigation[set]).map(({ page }) => page);
  const references = new Set(entries.map(({ pathname }) => pathname));
  const own = entries.filter(
    ({ pathname, children, planned, external }) =>
      !children &&
      !planned &&
      !external &&
      !pathname.includes('#') &&
      pathname.startsWith(`/${set}/`),
  );
  return own.map((page) => {
    const { pathname } = page;
    const name = /\/react-([^/]+)$/.exec(pathname)?.[1];
    const reference = `/${set}/api/${name}`;
    const isReferenced =
      references.has(reference) ||
      references.has(`${pathname}/components-api/#${name}`);
    return {
      set,
      pathname,
      title: pageToTitle(page) ?? pathname,
      ...(isReferenced
        ? { component: pageToTitle({ pathname: reference }) ?? undefined }
        : {}),
    };
  });
}

/** Counts the pages that the navigation names and the generator of the reference writes. */
export function countReferencePages(navigation: Navigation): number {
  const sets = Object.keys(navigation) as DocsInstanceId[];
  const entries = sets.flatMap((set) =>
    listNamedPages(set, navigation).filter(({ pathname }) =>
      isGenerated(set, pathname),
    ),
  );
  const tabs = Object.values(navigation)
    .flatMap((pages) => flattenNavigation(pages))
    .flatMap(({ page }) => page.tabs ?? []);
  return entries.length + tabs.length;
}

/** Lists the pages that the navigation names and nobody has written, those about components first. */
export function listUnwrittenPages(
  navigation: Navigation,
  docs: readonly Pick<DocSource, 'pathname'>[],
): NamedPage[] {
  const written = new Set(docs.map(({ pathname }) => pathname));
  const unwritten = (Object.keys(navigation) as DocsInstanceId[]).flatMap((set) =>
    listNamedPages(set, navigation).filter(
      ({ pathname }) => !isGenerated(set, pathname) && !written.has(pathname),
    ),
  );
  const isComponent = ({ pathname }: NamedPage) => pathname.includes('/react-');
  return [
    ...unwritten.filter(isComponent),
    ...unwritten.filter((page) => !isComponent(page)),
  ];
}

/** Pages that the navigation does not name yet, in a group of MUI System. */
export const listMorePages = (count: number): NamedPage[] =>
  Array.from({ length: count }, (_, index) => ({
    set: 'system',
    pathname: `/system/measured/page-${String(index + 1).padStart(3, '0')}`,
    title: `Measured page ${index + 1}`,
  }));

const toPascalCase = (words: string) =>
  words
    .replace(/(?:^|\W+)(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '');

function renderSnippet(set: DocsInstanceId, index: number): string {
  const { pick, number } = createChooser(index);
  const name = pick(['Row', 'Card', 'Panel', 'Entry', 'Summary']);
  return `\`\`\`tsx
import { ${name} } from './${name.toLowerCase()}';

export function ${name}List({ names }: { names: readonly string[] }) {
  const [opened, setOpened] = React.useState(${number(0, 5)});
  return names.map((name, place) => (
    <${name}
      key={name}
      library="${set}"
      expanded={place === opened}
      onOpen={() => setOpened(place)}
    >
      {name}, ${number(2, 99)} of ${number(100, 999)}
    </${name}>
  ));
}
\`\`\``;
}

const toLink = ({ title, pathname }: NamedPage) => `[${title}](${pathname}/)`;

function renderFrontMatter({ set, pathname, title, component }: NamedPage): string {
  return `---
slug: ${pathname.slice(set.length + 1)}/
title: ${JSON.stringify(title)}
description: ${JSON.stringify(`A made-up page in the place of ${title}, by which the portal is measured.`)}
${component ? `components: [${component}]\n` : ''}package: '${PACKAGES[set]}'
---`;
}

/** Prose, tables, code, links and the demos, as a page about a component has them. */
function renderPage(
  page: NamedPage,
  demos: readonly SyntheticDemo[],
  neighbours: readonly NamedPage[],
  index: number,
): string {
  const writer = createWriter(index + 1);
  const sections = TASKS.map((task, at) => {
    const demo = demos[at];
    return [
      `## ${task}`,
      renderParagraph(writer),
      ...(demo ? [`<Demo name="${demo.name}" label="${demo.label}" />`] : []),
      ...(at % 3 === 0 ? [renderSnippet(page.set, index * TASKS.length + at)] : []),
      ...(at % 4 === 1 ? [renderTable(writer)] : []),
    ].join('\n\n');
  });
  return [
    renderFrontMatter(page),
    renderParagraph(writer),
    `See also ${neighbours.map(toLink).join(' and ')}.`,
    ...sections,
    '',
  ].join('\n\n');
}

/** The most demos that pages can have. */
const countPlaces = (pageCount: number) => pageCount * TASKS.length;

/**
 * Makes up pages with demos. The first ones get seven each until there are enough, or all get
 * one more where there are not; the others are guides without any. The same arguments give the
 * same content.
 *
 * @throws if the pages have no room for so many demos
 */
export function createSyntheticPages(
  pages: readonly NamedPage[],
  demoCount: number,
): SyntheticPage[] {
  if (demoCount > countPlaces(pages.length)) {
    throw new Error(
      `${pages.length} pages have room for ${countPlaces(pages.length)} demos, not for ${demoCount}.`,
    );
  }
  const perPage =
    demoCount > pages.length * DEMOS_PER_PAGE ? TASKS.length : DEMOS_PER_PAGE;
  return pages.map((page, index) => {
    const { set, pathname } = page;
    const folder = `docs${pathname}`;
    const name = pathname.split('/').at(-1) ?? '';
    const first = Math.min(index * perPage, demoCount);
    const count = Math.min(perPage, demoCount - first);
    const prefix = toPascalCase(name.replace(/^react-/, ''));
    const demos = Array.from({ length: count }, (_, at) =>
      renderSyntheticDemo(set, prefix, first + at + 1),
    );
    const neighbours = [1, 2].map(
      (step) => pages[(index + step) % pages.length] as NamedPage,
    );
    return {
      ...page,
      file: `${folder}/${name}.mdx`,
      source: renderPage(page, demos, neighbours, index),
      demos,
    };
  });
}
