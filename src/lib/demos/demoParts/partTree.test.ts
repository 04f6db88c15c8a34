import { choosePartName, findPartHost, stepToPart } from './partTree';
import { TEST_COMPONENTS } from './testComponents';
import type { PartNode } from './types';

const { button, buttonBase, slider } = TEST_COMPONENTS;

const ROOT = [
  { component: buttonBase, key: 'root' },
  { component: button, key: 'root' },
];

/** Two buttons side by side, the first with two icons, and a slider in the second. */
const PARTS: PartNode[] = [
  { parent: -1, names: ROOT },
  { parent: 0, names: [{ component: button, key: 'startIcon' }] },
  { parent: 0, names: [{ component: button, key: 'endIcon' }] },
  { parent: -1, names: ROOT },
  { parent: 3, names: [{ component: slider, key: 'root' }] },
  { parent: 4, names: [{ component: slider, key: 'thumb' }] },
];

const step = (key: string, current: number, rightToLeft = false) =>
  stepToPart(PARTS, { key, current, rightToLeft });

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 1, 1],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 0],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowRight', 0, 3],
  ['ArrowLeft', 3, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 5, 0],
  ['End', 0, 5],
  ['Enter', 0, undefined],
])('goes with %s from part %i to %s', (key, current, next) => {
  expect(step(key, current)).toBe(next);
});

it('arrow keys move between parts visually in right-to-left text', () => {
  expect(step('ArrowLeft', 1, true)).toBe(2);
  expect(step('ArrowRight', 2, true)).toBe(1);
});

it('calls a part by the outermost component the demo imports, or else by the outermost', () => {
  const part = PARTS[0] as PartNode;
  expect(choosePartName(part, new Set(['ButtonBase'])).component).toBe(buttonBase);
  expect(choosePartName(part, new Set()).component).toBe(button);
});

it('finds the imported component that is written to get a part', () => {
  const imported = new Set(['Button', 'Slider']);
  expect(findPartHost(PARTS, 1, imported)).toBe(button);
  expect(findPartHost(PARTS, 5, imported)).toBe(slider);
  expect(findPartHost(PARTS, 5, new Set(['Button']))).toBe(button);
  expect(findPartHost(PARTS, 5, new Set())).toBeUndefined();
});
