import type { ApiClass, ApiComponent, ApiPageData } from '../api-reference/types';
import type { OverrideRecord } from '../../../src/lib/demos/demoParts/types';
import { listPartComponents } from './listPartComponents';

const createClass = (
  className: string,
  description = `applied to the ${className} element`,
  isGlobal = false,
): ApiClass => ({
  key: className.replace(/^\w+?-+/, ''),
  anchor: '',
  className,
  description,
  ...(isGlobal ? { isGlobal } : {}),
});

const createComponent = (facts: Partial<ApiComponent>): ApiComponent => ({
  kind: 'component',
  name: 'Slider',
  slug: 'slider',
  product: 'material-ui',
  package: '@mui/material',
  href: '/material-ui/api/slider/',
  imports: { deep: "import Slider from '@mui/material/Slider';" },
  description: '',
  source: { version: '5', file: 'Slider.d.ts' },
  props: [],
  slots: [],
  classes: [],
  demos: [],
  ...facts,
});

const createPage = (...components: ApiComponent[]): ApiPageData => ({
  href: '/',
  product: components[0]?.product ?? 'material-ui',
  components,
  definitions: {},
});

const list = (
  components: ApiComponent[],
  composed: Record<string, string[]> = {},
  record: OverrideRecord = {},
) =>
  listPartComponents(
    components.map((component) => createPage(component)),
    {
      readComposed: () =>
        new Map(
          Object.entries(composed).map(([key, names]) => [key, new Set(names)]),
        ),
      record,
    },
  ).get(components[0]?.product ?? '');

const SLIDER = createComponent({
  themeName: 'MuiSlider',
  classes: [
    createClass('MuiSlider-root'),
    createClass('MuiSlider-mark', 'Styles applied to the mark element.'),
    createClass('MuiSlider-markActive', 'applied to the mark element if active.'),
    createClass('MuiSlider-sizeSmall', 'applied to the root element if …'),
    createClass('Mui-disabled', 'State class', true),
  ],
});

it('tells the classes that name an element from those that say how it is', () => {
  const composed = { MuiSlider: ['root', 'mark', 'markActive', 'disabled'] };
  expect(list([SLIDER], composed)).toEqual([
    {
      name: 'Slider',
      href: '/material-ui/api/slider/',
      import: "import Slider from '@mui/material/Slider';",
      prefix: 'MuiSlider',
      themeName: 'MuiSlider',
      takes: [],
      slots: [],
      parts: ['root', 'mark'],
      modifiers: ['markActive', 'sizeSmall'],
      states: { disabled: 'Mui-disabled' },
    },
  ]);
});

it('goes by the descriptions where the code of the package does not say', () => {
  expect(list([SLIDER])?.[0]?.parts).toEqual(['root', 'mark']);
});

it('lets the component that classes are named after speak for all that have them', () => {
  const pro = createComponent({ name: 'SliderPro', classes: SLIDER.classes });
  const names = list([pro, SLIDER])?.map(({ name }) => name);
  expect(names).toEqual(['Slider']);
});

it('lists which props restyle a component, its own and those it inherits', () => {
  const prop = (name: string) => ({
    name,
    anchor: '',
    type: { readable: 'object' },
    description: '',
  });
  const component = createComponent({
    classes: SLIDER.classes,
    props: [prop('sx'), prop('value')],
    inheritance: {
      name: 'Base',
      href: '/',
      props: [{ ...prop('classes'), href: '/' }],
    },
  });
  expect(list([component])?.[0]?.takes).toEqual(['sx', 'classes']);
});

it('the class prefixes of Base UI are known', () => {
  const badge = createComponent({
    name: 'Badge',
    product: 'base-ui',
    classes: [
      { ...createClass('base-Badge-root'), key: 'root' },
      { ...createClass('base-Badge-badge'), key: 'badge' },
    ],
  });
  expect(list([badge])?.[0]).toMatchObject({
    prefix: 'base-Badge',
    parts: ['root', 'badge'],
  });
});

it('knows the name of the grid in the theme', () => {
  const grid = createComponent({
    name: 'DataGrid',
    product: 'x',
    classes: [createClass('MuiDataGrid-root')],
  });
  expect(list([grid])?.[0]?.themeName).toBe('MuiDataGrid');
});

it('leaves out what has no classes or cannot be imported', () => {
  expect(
    list([
      createComponent({}),
      createComponent({ classes: SLIDER.classes, imports: {} }),
    ]),
  ).toEqual([]);
});

it('adds which overrides do what they are for', () => {
  const parts = { 'MuiSlider-mark': { sx: '07' } };
  const record = {
    'material-ui': { Slider: { demo: 'slider/SliderBasic', refused: 6, parts } },
  };
  expect(list([SLIDER], {}, record)?.[0]?.proven).toEqual(parts);
});
