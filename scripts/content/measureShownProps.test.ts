import { measureShownProps, type ComponentProps } from './measureShownProps';

const prop = (name: string, more: object = {}) => ({
  name,
  description: '',
  ...more,
});

const component = (
  name: string,
  props: ComponentProps['props'],
  parent?: string,
): ComponentProps => ({
  name,
  package: '@mui/material',
  href: `/${name}/`,
  props,
  ...(parent ? { inheritance: { href: `/${parent}/` } } : {}),
});

const use = (name: string, ...props: string[]) =>
  new Map([[`@mui/material#${name}`, new Set(props)]]);

it('counts a prop once, whoever sets it, and names the others', () => {
  expect(
    measureShownProps(
      [component('Chip', [prop('label'), prop('size'), prop('icon')])],
      [use('Chip', 'label'), use('Chip', 'label', 'icon', 'data-x')],
    ),
  ).toEqual([
    { name: 'Chip', shown: 2, total: 3, missing: ['size'], advisedAgainst: [] },
  ]);
});

it('leaves out what no demo renders, what has no props, and other packages', () => {
  expect(
    measureShownProps(
      [component('Chip', [prop('label')]), component('List', [])],
      [use('List', 'dense'), new Map([['@mui/joy#Chip', new Set(['label'])]])],
    ),
  ).toEqual([]);
});

it('counts an inherited prop where it is declared, set on whichever heir', () => {
  const inBase = { declaredIn: '@mui/material/InputBase' };
  expect(
    measureShownProps(
      [
        component('InputBase', [prop('rows'), prop('margin')]),
        component(
          'OutlinedInput',
          [prop('rows', inBase), prop('label')],
          'InputBase',
        ),
        component('Select', [prop('native')], 'OutlinedInput'),
      ],
      [
        use('InputBase'),
        use('OutlinedInput', 'rows'),
        use('Select', 'label', 'native', 'margin'),
      ],
    ).map(({ name, shown, total }) => [name, shown, total]),
  ).toEqual([
    ['InputBase', 2, 2],
    ['OutlinedInput', 1, 1],
    ['Select', 1, 1],
  ]);
});

it('does not take a prop that both declare for the same', () => {
  expect(
    measureShownProps(
      [
        component('Paper', [prop('children')]),
        component('Card', [prop('children')], 'Paper'),
      ],
      [use('Card', 'children'), use('Paper')],
    ).map(({ name, missing }) => [name, missing]),
  ).toEqual([
    ['Paper', ['children']],
    ['Card', []],
  ]);
});

it('does not count what the package advises against, set or not', () => {
  const alias = (name: string, other: string, advice: string) =>
    prop(name, {
      description: `<p>This prop is an alias for the <code>${other}</code> prop.\n${advice}</p>`,
    });
  expect(
    measureShownProps(
      [
        component('Alert', [
          prop('light', { deprecated: { reason: '' } }),
          alias('components', 'slots', "It's recommended to use the slots prop."),
          alias('slots', 'components', 'It will replace it.'),
        ]),
      ],
      [use('Alert', 'light', 'components')],
    ),
  ).toEqual([
    {
      name: 'Alert',
      shown: 0,
      total: 1,
      missing: ['slots'],
      advisedAgainst: ['light', 'components'],
    },
  ]);
});
