import path from 'node:path';
import type { ApiComponent, ApiHook } from '../types';
import { createWorkspace } from './createWorkspace';
import { checkMinimums, readApi } from './extractApi';
import type { PackageSpec } from './packages';

const SPEC: PackageSpec = {
  name: 'awkward-ui',
  folder: 'plugins/content/api-reference/fixtures/awkward-ui',
  product: 'material-ui',
  pagesBelow: '/awkward/api/',
  documentedToo: ['Absent'],
  floors: { components: 12, props: 30, classes: 5 },
};

const workspace = createWorkspace(path.resolve(__dirname, '../../../..'), [SPEC]);
const model = readApi(workspace);

function getComponent(name: string): ApiComponent {
  const found = model.components.find((component) => component.name === name);
  if (!found) throw new Error(`${name} was not read`);
  return found;
}

it('finds what has a page, and that alone', () => {
  expect(model.components.map(({ name }) => name)).toEqual([
    'Anchor',
    'ChoiceList',
    'Field',
    'OldBadge',
    'Panel',
    'Popper',
    'Reveal',
    'Shelf',
    'Signal',
    'Silent',
    'Surface',
    'Timer',
  ]);
  expect(model.hooks.map(({ name }) => name)).toEqual(['useToggle']);
});

it('names what is listed and not exported, and packages below their floors', () => {
  checkMinimums(workspace, SPEC, model.components);
  expect(workspace.anomalies.filter(({ isFatal }) => isFatal)).toEqual([
    { where: 'awkward-ui Absent', message: 'is not exported', isFatal: true },
    {
      where: 'awkward-ui',
      message: 'has 4 classes, fewer than 5',
      isFatal: true,
    },
  ]);
});

describe('awkward declarations', () => {
  it.each([
    ['generics', 'ChoiceList'],
    ['overloads', 'Anchor'],
    ['a polymorphic component that inherits', 'Surface'],
    ['mapped slots and classes', 'Panel'],
    ['deprecations', 'OldBadge'],
    ['nothing documented', 'Silent'],
    ['overridable unions', 'Signal'],
    ['a forwarded ref and an augmented interface', 'Field'],
    ['a class', 'Timer'],
    ['PropTypes of several components', 'Shelf'],
    ['a union of constructors', 'Reveal'],
    ['an unstable export', 'Popper'],
  ])('of %s: %s', (_subject, name) => {
    expect(getComponent(name)).toMatchSnapshot();
  });

  it('of a hook with plain arguments', () => {
    expect(model.hooks[0] satisfies ApiHook | undefined).toMatchSnapshot();
  });

  it('are explained by name', () => {
    expect(model.definitions).toMatchSnapshot();
  });
});
