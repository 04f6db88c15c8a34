/** @jest-environment node */
import { compareStyles } from './compareStyles';

const chip = (color: string) => ({
  name: 'div.MuiChip-root',
  styles: new Map([
    ['color', color],
    ['top', '0px'],
  ]),
});

it('has nothing to say of demos that look alike', () => {
  expect(compareStyles([chip('red')], [chip('red')])).toEqual([]);
});

it('names element and property of what differs, once for elements of a kind', () => {
  expect(
    compareStyles([chip('red'), chip('red')], [chip('blue'), chip('blue')]),
  ).toEqual(['div.MuiChip-root color: red on the stage, blue in an app']);
});

it('an element that only one side has is reported', () => {
  expect(compareStyles([chip('red')], [])).toEqual([
    '1 elements on the stage, 0 in an app',
  ]);
});
