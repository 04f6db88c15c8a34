import type { ApiModel } from '../extract/model';
import type { ApiComponent, ApiHook, ApiInterface, ApiProp } from '../types';
import { findExportsWithoutPage, planPages } from './planPages';
import { describePage, renderMdx } from './renderMdx';
import { hrefToName } from './writePages';

const prop = (name: string): ApiProp => ({
  name,
  anchor: name,
  type: { readable: 'string' },
  description: '',
});

const BASE = {
  product: 'x' as const,
  package: '@mui/x-data-grid',
  imports: {},
  description: '',
  source: { version: '1.0.0', file: 'a.d.ts' },
};

const component = (
  name: string,
  href: string,
  rest: Partial<ApiComponent> = {},
): ApiComponent => ({
  ...BASE,
  kind: 'component',
  name,
  slug: name.toLowerCase(),
  href,
  props: [],
  slots: [],
  classes: [],
  demos: [],
  ...rest,
});

const MATERIAL = { product: 'material-ui' as const, package: '@mui/material' };

const ROOT = component('Root', '/material-ui/api/button-base/', {
  ...MATERIAL,
  props: [prop('sx'), prop('disabled')],
});
const MIDDLE = component('Middle', '/material-ui/api/button/', {
  ...MATERIAL,
  props: [prop('sx'), prop('size')],
  inheritance: { name: 'Root', href: ROOT.href, props: [] },
});
const LEAF = component('Leaf', '/material-ui/api/fab/', {
  ...MATERIAL,
  props: [prop('size')],
  slots: [{ name: 'root', anchor: 'leaf-slot-root', description: '' }],
  inheritance: { name: 'Middle', href: MIDDLE.href, props: [] },
});
const ORPHAN = component('Orphan', '/material-ui/api/box/', {
  ...MATERIAL,
  inheritance: { name: 'Elsewhere', href: 'https://example.org/', props: [] },
});
const POPPER = component('Popper', '/base-ui/react-popper/components-api/#popper', {
  product: 'base-ui',
  package: '@mui/base',
  props: [prop('open')],
});
const MENU = component('Menu', '/joy-ui/api/menu/', {
  product: 'joy-ui',
  package: '@mui/joy',
  inheritance: { name: 'Popper', href: POPPER.href, props: [] },
});
const GRID = component('DataGrid', '/x/api/data-grid/data-grid/', { plan: 'pro' });
const TAB_HREF = '/base-ui/react-tabs/hooks-api/';
const hook = (name: string): ApiHook => ({
  ...BASE,
  product: 'base-ui',
  package: '@mui/base',
  kind: 'hook',
  name,
  slug: name.toLowerCase(),
  href: `${TAB_HREF}#${name}`,
  signature: '',
  parameters: [],
  returnValue: [],
  returnType: { readable: 'void' },
  demos: [],
});
const COLUMN: ApiInterface = {
  ...BASE,
  kind: 'interface',
  name: 'GridColDef',
  slug: 'grid-col-def',
  href: '/x/api/data-grid/grid-col-def/',
  properties: [prop('field')],
};

const MODEL: ApiModel = {
  components: [ROOT, MIDDLE, LEAF, ORPHAN, POPPER, MENU, GRID],
  hooks: [hook('useTab'), hook('useTabs')],
  interfaces: [COLUMN],
  events: [{ name: 'rowClick', anchor: 'event-rowClick', description: '' }],
  selectors: [],
  definitions: {
    'one#Size': {
      name: 'Size',
      text: 'type Size = 1',
      description: '',
      package: 'one',
    },
    'two#Size': {
      name: 'Size',
      text: 'type Size = 2',
      description: '',
      package: 'two',
    },
  },
  uses: { [LEAF.href]: ['two#Size'], [MIDDLE.href]: ['one#Size'] },
  anomalies: [],
};

const DEMO = {
  name: 'FabSizes',
  label: 'Fab sizes',
  page: 'Fab',
  href: '/material-ui/react-fab/#FabSizes.tsx',
};
const pages = planPages(MODEL, [
  { demo: DEMO, uses: new Map([['@mui/material#Leaf', new Set(['size'])]]) },
]);

function getPage(href: string) {
  const page = pages.find((one) => one.href === href);
  if (!page) throw new Error(`there is no page ${href}`);
  return page;
}

const getLeaf = () => getPage(LEAF.href).components?.[0];

describe('planPages', () => {
  it('gathers the props of all parents, the nearest first', () => {
    expect(getLeaf()?.inheritance).toMatchObject({
      name: 'Middle',
      props: [{ name: 'sx' }, { name: 'disabled' }],
    });
  });

  it('links a prop to the row of the parent that lists it', () => {
    expect(getLeaf()?.inheritance?.props.map(({ href }) => href)).toEqual([
      '/material-ui/api/button/#sx',
      '/material-ui/api/button-base/#disabled',
    ]);
    expect(
      getPage(MENU.href).components?.[0]?.inheritance?.props.map(({ href }) => href),
    ).toEqual(['/base-ui/react-popper/components-api/#open']);
  });

  it('leaves a parent out that has no page', () => {
    expect(getPage(ORPHAN.href).components?.[0]).not.toHaveProperty('inheritance');
  });

  it('adds demos to the component and to the props they set', () => {
    expect(getLeaf()?.demos).toEqual([DEMO]);
    expect(getLeaf()?.props[0]?.demos).toEqual([0]);
    expect(getPage(MIDDLE.href).components?.[0]?.demos).toEqual([]);
  });

  it('puts entries with one address on one page', () => {
    expect(getPage(TAB_HREF).hooks?.map(({ name }) => name)).toEqual([
      'useTab',
      'useTabs',
    ]);
  });

  it('explains a name as the entry itself means it', () => {
    expect(getPage(LEAF.href).definitions.Size?.package).toBe('two');
    expect(getPage(MIDDLE.href).definitions.Size?.package).toBe('one');
  });

  it('lists a product, with the events of the Data Grid', () => {
    expect(getPage('/x/api/data-grid/')).toMatchObject({
      index: [
        { kind: 'component', name: 'DataGrid', href: GRID.href, plan: 'pro' },
        { kind: 'interface', name: 'GridColDef', href: COLUMN.href },
      ],
      events: [{ name: 'rowClick' }],
    });
    expect(pages.map(({ href }) => href)).not.toContain('/x/api/date-pickers/');
  });
});

describe('findExportsWithoutPage', () => {
  it('knows the pages of the navigation, and those of tabs', () => {
    expect(findExportsWithoutPage(MODEL)).toEqual([]);
  });

  it('names the export and the page', () => {
    const lost = component('Lost', '/material-ui/api/lost/', MATERIAL);
    expect(findExportsWithoutPage({ ...MODEL, components: [lost] })).toEqual([
      '@mui/material exports Lost, but /material-ui/api/lost/ is not in the navigation',
    ]);
  });
});

describe('renderMdx', () => {
  it('gives a section to what has rows', () => {
    expect(renderMdx(getPage(LEAF.href), '@generated/a.json')).toMatchSnapshot();
  });

  it('gives a heading to each of several entries', () => {
    expect(renderMdx(getPage(TAB_HREF), '@generated/a.json')).toMatchSnapshot();
  });

  it('renders interfaces and lists', () => {
    expect(renderMdx(getPage(COLUMN.href), '@generated/a.json')).toContain(
      '<ApiProperties api={api} name="GridColDef" />',
    );
    expect(
      renderMdx(getPage('/x/api/data-grid/'), '@generated/a.json'),
    ).toMatchSnapshot();
  });
});

it('the description of a page lists its contents', () => {
  expect(describePage(getPage(LEAF.href)).description).toBe(
    'Props and slots of the Leaf component of Material UI.',
  );
  expect(describePage(getPage(TAB_HREF))).toEqual({
    title: 'Tabs hooks API',
    description: 'Parameters and return values of useTab and useTabs of Base UI.',
  });
});

it('describes each page in a sentence that fits', () => {
  for (const page of pages) {
    expect(describePage(page).description).toMatch(/^[^.]{20,159}\.$/);
  }
});

it.each([
  ['/material-ui/api/button/', false, 'button'],
  ['/x/api/data-grid/data-grid/', false, 'data-grid/data-grid'],
  ['/x/api/data-grid/', true, 'data-grid/index'],
  ['/base-ui/react-tabs/hooks-api/', false, 'react-tabs/hooks-api'],
])('names the file of %s', (href, isIndex, name) => {
  expect(hrefToName(href, isIndex)).toBe(name);
});
