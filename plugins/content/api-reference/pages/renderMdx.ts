import { NAVIGATION } from '../../../../src/navigation';
import { flattenNavigation } from '../../../../src/navigation/flattenNavigation';
import { pageToTitle } from '../../../../src/lib/address/titles';
import type {
  ApiComponent,
  ApiHook,
  ApiInterface,
  ApiPageData,
  ApiProduct,
} from '../types';

type Entry = ApiComponent | ApiHook | ApiInterface;

const PRODUCT_NAMES: Readonly<Record<ApiProduct, string>> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'Base UI',
  system: 'MUI System',
  x: 'MUI X',
};

/** Front matter of a generated page. */
interface PageHead {
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly description: string;
}

function findTitle(pathname: string): string | null {
  for (const pages of Object.values(NAVIGATION)) {
    const entry = flattenNavigation(pages).find(
      ({ page }) => page.pathname === pathname && !page.children,
    );
    if (entry) return pageToTitle(entry.page);
  }
  return null;
}

const INDEX_TITLES: Readonly<Record<string, string>> = {
  '/x/api/data-grid/': 'Data Grid API',
  '/x/api/date-pickers/': 'Date and Time Pickers API',
};

function describeTab(page: ApiPageData): PageHead {
  const [, place = '', tab = ''] = /^(.*)\/([^/]+)\/$/.exec(page.href) ?? [];
  const owner = findTitle(place) ?? place;
  const kind = tab === 'hooks-api' ? 'hooks' : 'components';
  const names = listPageEntries(page).map(({ name }) => name);
  return {
    title: `${owner} ${kind} API`,
    description: `${listContents(page)} of ${listNames(names, kind)} of ${PRODUCT_NAMES[page.product]}.`,
  };
}

/** Names, while they fit under a title: `useTab, useTabs and useTabsList`. */
function listNames(names: readonly string[], kind: string): string {
  if (names.length > 4) return `the ${names.length} ${kind}`;
  return LIST.format(names);
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Lists the contents of a page: `Props and CSS classes`. */
function listContents({ components = [], hooks = [] }: ApiPageData): string {
  const contents = [
    ...(components.some(({ props }) => props.length > 0) ? ['props'] : []),
    ...(components.some(({ slots }) => slots.length > 0) ? ['slots'] : []),
    ...(components.some(({ classes }) => classes.length > 0) ? ['CSS classes'] : []),
    ...(hooks.length > 0 ? ['parameters', 'return values'] : []),
  ];
  const text = LIST.format(contents.length > 0 ? contents : ['import']);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeEntry(entry: Entry, page: ApiPageData): PageHead {
  const product = PRODUCT_NAMES[entry.product];
  const subject = {
    component: `${listContents(page)} of the ${entry.name} component of ${product}.`,
    hook: `Parameters and return value of the ${entry.name} hook of ${product}.`,
    interface: `Properties of the ${entry.name} interface of ${product}.`,
  };
  return {
    title: `${entry.name} API`,
    sidebarLabel: entry.name,
    description: subject[entry.kind],
  };
}

/** Title, label and description of a page. */
export function describePage(page: ApiPageData): PageHead {
  const title = INDEX_TITLES[page.href];
  if (title) {
    return {
      title,
      sidebarLabel: 'Index',
      description: `All components and interfaces of the ${title.replace(/ API$/, '')} by name.`,
    };
  }
  const [entry] = listPageEntries(page);
  return entry && !isTab(page) ? describeEntry(entry, page) : describeTab(page);
}

function isTab({ href }: ApiPageData): boolean {
  return /\/(?:components|hooks)-api\/$/.test(href);
}

function listPageEntries({ components, hooks, interfaces }: ApiPageData): Entry[] {
  return [...(components ?? []), ...(hooks ?? []), ...(interfaces ?? [])];
}

interface Section {
  readonly heading: string;
  readonly id: string;
  readonly part: string;
  readonly isThere: boolean;
}

function listSections(entry: Entry): Section[] {
  const section = (
    heading: string,
    id: string,
    part: string,
    rows: readonly unknown[],
  ): Section => ({
    heading,
    id: `${entry.slug}-${id}`,
    part,
    isThere: rows.length > 0,
  });
  const imports = section('Import', 'import', 'ApiImport', [entry.imports]);
  if (entry.kind === 'interface') {
    return [
      section('Properties', 'properties', 'ApiProperties', entry.properties),
      imports,
    ];
  }
  const demos = section('Demos', 'demos', 'ApiDemos', entry.demos);
  if (entry.kind === 'hook') {
    return [
      section('Parameters', 'parameters', 'ApiParameters', entry.parameters),
      // Rows are `…-return-<name>`, and a hook may return a `value`.
      section('Return value', 'returns', 'ApiReturnValue', [
        ...entry.returnValue,
        entry.returnType,
      ]),
      imports,
      demos,
    ];
  }
  const inherited = entry.inheritance?.props ?? [];
  return [
    section('Props', 'props', 'ApiProps', [...entry.props, ...inherited]),
    section('Anatomy', 'anatomy', 'ApiAnatomy', entry.anatomy?.parts ?? []),
    section('Slots', 'slots', 'ApiSlots', entry.slots),
    section('CSS classes', 'classes', 'ApiClasses', entry.classes),
    imports,
    demos,
  ];
}

function renderEntry(entry: Entry, isOneOfMany: boolean): string[] {
  const marks = isOneOfMany ? '###' : '##';
  return [
    ...(isOneOfMany ? [`## ${entry.name} {/* #${entry.slug} */}`] : []),
    `<ApiIntro api={api} name="${entry.name}" />`,
    ...listSections(entry)
      .filter(({ isThere }) => isThere)
      .flatMap(({ heading, id, part }) => [
        `${marks} ${heading} {/* #${id} */}`,
        `<${part} api={api} name="${entry.name}" />`,
      ]),
  ];
}

function renderLists({ index, events, selectors }: ApiPageData): string[] {
  return [
    ...(index ? ['<ApiIndex api={api} />'] : []),
    ...(events ? ['## Events {/* #events */}', '<ApiEvents api={api} />'] : []),
    ...(selectors
      ? ['## Selectors {/* #selectors */}', '<ApiSelectors api={api} />']
      : []),
  ];
}

/**
 * Renders the MDX of a page: front matter, the import of its data, and parts.
 *
 * @param dataModule what the data is imported as
 */
export function renderMdx(page: ApiPageData, dataModule: string): string {
  const { title, sidebarLabel, description } = describePage(page);
  const slug = page.href.replace(`/${page.product}`, '');
  const entries = listPageEntries(page);
  const frontMatter = [
    '---',
    `slug: ${slug}`,
    `title: ${title}`,
    ...(sidebarLabel ? [`sidebar_label: ${sidebarLabel}`] : []),
    `description: ${description}`,
    'api: true',
    // Pages of tabs have no entry in the sidebar, and show it all the same.
    ...(isTab(page) ? ['displayed_sidebar: docs'] : []),
    'custom_edit_url: null',
    '---',
  ].join('\n');
  const blocks = [
    frontMatter,
    `import api from '${dataModule}';`,
    ...entries.flatMap((entry) => renderEntry(entry, isTab(page))),
    ...renderLists(page),
  ];
  return `${blocks.join('\n\n')}\n`;
}
