import { mergeTrees } from './mergeTrees';
import type { DrawnComponent, DrawnNode } from './types';

const part = (key: string, parts: DrawnNode[] = [], element = 'div'): DrawnNode => ({
  part: key,
  element,
  parts,
});

const draw = (
  parts: DrawnNode[],
  facts: Partial<DrawnComponent> = {},
): DrawnComponent => ({
  component: 'material-ui Slider',
  written: true,
  plain: true,
  parts,
  ...facts,
});

it('calls optional what some drawings lack, and says what repeats', () => {
  expect(
    mergeTrees([
      draw([part('root', [part('rail'), part('thumb')])]),
      draw([
        part('root', [part('rail'), part('mark'), part('thumb'), part('thumb')]),
      ]),
    ]),
  ).toEqual([
    {
      part: 'root',
      element: 'div',
      parts: [
        { part: 'rail', element: 'div' },
        { part: 'mark', element: 'div', optional: true },
        { part: 'thumb', element: 'div', repeats: true },
      ],
    },
  ]);
});

it('takes the element that a part has most often', () => {
  const drawings = ['a', 'button', 'button'].map((element) =>
    draw([part('root', [], element)]),
  );
  expect(mergeTrees(drawings)).toEqual([{ part: 'root', element: 'button' }]);
});

it('goes by the components that demos write and leave as they are', () => {
  const drawings = [
    draw([part('root', [], 'ul')], { written: false }),
    draw([part('root', [], 'section')], { plain: false }),
    draw([part('root')]),
  ];
  expect(mergeTrees(drawings)).toEqual([{ part: 'root', element: 'div' }]);
});

it('adds parts that only others have, as optional', () => {
  const drawings = [
    draw([part('root', [part('main')])]),
    draw([part('root', [part('toolbar', [part('main')]), part('main')])], {
      plain: false,
    }),
  ];
  expect(mergeTrees(drawings)[0]?.parts).toEqual([
    {
      part: 'toolbar',
      element: 'div',
      optional: true,
      parts: [{ part: 'main', element: 'div' }],
    },
    { part: 'main', element: 'div' },
  ]);
});

it('leaves out icons, unless they are parts', () => {
  const icon = { component: 'material-ui SvgIcon', element: 'svg', parts: [] };
  expect(
    mergeTrees([draw([part('root', [icon, { ...icon, part: 'sortIcon' }])])])[0]
      ?.parts,
  ).toEqual([
    { part: 'sortIcon', component: 'material-ui SvgIcon', element: 'svg' },
  ]);
});

it('leaves out what other components in a part contain, unless that is a part', () => {
  const other = (name: string, parts: DrawnNode[]): DrawnNode => ({
    component: `material-ui ${name}`,
    element: 'div',
    parts,
  });
  const menu = other('MenuList', [other('MenuItem', []), part('item')]);
  expect(mergeTrees([draw([other('Popper', [menu])])])).toMatchObject([
    {
      parts: [{ parts: [{ component: 'material-ui MenuItem' }, { part: 'item' }] }],
    },
  ]);
  expect(mergeTrees([draw([part('root', [menu])])])[0]?.parts).toEqual([
    {
      component: 'material-ui MenuList',
      element: 'div',
      parts: [{ part: 'item', element: 'div' }],
    },
  ]);
});
