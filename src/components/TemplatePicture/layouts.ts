/** What a shape of a picture is: the colours follow the mode of the portal. */
export type Tone = 'paper' | 'tint' | 'line' | 'text' | 'accent';

/** A rectangle: left, top, width and height, in a picture of 160 by 100. */
export type Shape = readonly [Tone, number, number, number, number];

/** The same shapes again and again, each time further right and down by a step. */
const repeat = (
  count: number,
  [right, down]: readonly [number, number],
  ...shapes: readonly Shape[]
): readonly Shape[] =>
  Array.from({ length: count }, (_, index) =>
    shapes.map(([tone, x, y, width, height]): Shape => [
      tone,
      x + index * right,
      y + index * down,
      width,
      height,
    ]),
  ).flat();

const topBar: readonly Shape[] = [
  ['paper', 0, 0, 160, 11],
  ['accent', 4, 4, 16, 3.5],
  ['tint', 56, 3, 48, 5.5],
  ['text', 148, 3, 6, 6],
];

const sidebar: readonly Shape[] = [
  ['paper', 0, 0, 32, 100],
  ['accent', 4, 4, 16, 4],
  ...repeat(6, [0, 9], ['line', 4, 17, 22, 3]),
];

/** Where things are on each template, by the last part of its address. */
export const LAYOUTS: Readonly<Record<string, readonly Shape[]>> = {
  'order-dashboard': [
    ...sidebar,
    ['text', 38, 6, 34, 5],
    ...repeat(
      3,
      [40, 0],
      ['paper', 38, 17, 36, 17],
      ['text', 41, 20, 14, 4],
      ['accent', 41, 28, 26, 2],
    ),
    ...repeat(3, [26, 0], ['tint', 38, 40, 22, 5]),
    ['paper', 38, 50, 116, 46],
    ['tint', 38, 50, 116, 6],
    ...repeat(
      5,
      [0, 8],
      ['line', 41, 60, 18, 3],
      ['line', 64, 60, 30, 3],
      ['accent', 102, 60, 14, 3],
      ['line', 132, 60, 16, 3],
    ),
  ],
  'profile-dashboard': [
    ...sidebar,
    ['text', 38, 6, 40, 5],
    ...repeat(3, [26, 0], ['line', 38, 17, 20, 3]),
    ['accent', 38, 22, 20, 1.5],
    ['paper', 38, 30, 116, 28],
    ['tint', 44, 35, 18, 18],
    ['line', 70, 38, 40, 3],
    ['line', 70, 46, 58, 3],
    ['paper', 38, 63, 116, 33],
    ...repeat(2, [54, 0], ['tint', 44, 69, 48, 7], ['tint', 44, 79, 48, 7]),
    ['accent', 128, 89, 20, 5],
  ],
  team: [
    ...topBar,
    ['text', 8, 17, 34, 5],
    ['accent', 130, 17, 22, 6],
    ['paper', 8, 29, 28, 60],
    ...repeat(6, [0, 8], ['line', 12, 34, 18, 3]),
    ...repeat(
      4,
      [0, 16],
      ['paper', 42, 29, 110, 13],
      ['accent', 46, 32, 7, 7],
      ['text', 57, 32, 28, 3],
      ['line', 57, 37, 20, 2],
      ['tint', 124, 33, 22, 5],
    ),
  ],
  email: [
    ...topBar,
    ['accent', 4, 16, 24, 6],
    ...repeat(6, [0, 9], ['line', 4, 28, 22, 3]),
    ['paper', 34, 11, 46, 89],
    ['tint', 34, 28, 46, 14],
    ...repeat(6, [0, 14], ['text', 38, 17, 22, 3], ['line', 38, 22, 36, 2.5]),
    ['text', 88, 19, 50, 5],
    ['accent', 88, 29, 7, 7],
    ['line', 99, 31, 30, 3],
    ...repeat(5, [0, 7], ['line', 88, 43, 62, 2.5]),
    ...repeat(2, [30, 0], ['tint', 88, 82, 26, 12]),
  ],
  messages: [
    ...topBar,
    ['paper', 0, 11, 46, 89],
    ['tint', 0, 32, 46, 15],
    ...repeat(
      5,
      [0, 15],
      ['accent', 4, 20, 8, 8],
      ['text', 16, 20, 18, 3],
      ['line', 16, 25, 26, 2.5],
    ),
    ['text', 54, 16, 30, 4],
    ['tint', 54, 29, 52, 12],
    ['accent', 102, 46, 50, 10],
    ['tint', 54, 61, 40, 16],
    ['paper', 52, 86, 102, 10],
    ['accent', 138, 88, 14, 6],
  ],
  files: [
    ...topBar,
    ...repeat(4, [0, 9], ['line', 4, 18, 22, 3]),
    ['paper', 32, 11, 88, 89],
    ['tint', 32, 24, 88, 6],
    ...repeat(
      7,
      [0, 9],
      ['accent', 36, 34, 5, 5],
      ['line', 45, 35, 28, 3],
      ['line', 84, 35, 12, 3],
      ['line', 104, 35, 10, 3],
    ),
    ['tint', 126, 17, 28, 22],
    ['text', 126, 44, 22, 3],
    ...repeat(4, [0, 7], ['line', 126, 52, 28, 2.5]),
  ],
  'rental-dashboard': [
    ...topBar,
    ...repeat(4, [24, 0], ['tint', 6, 16, 20, 5]),
    ...repeat(
      3,
      [0, 24],
      ['paper', 6, 26, 74, 21],
      ['accent', 6, 26, 24, 21],
      ['text', 34, 30, 30, 3],
      ['line', 34, 36, 24, 2.5],
      ['line', 34, 41, 16, 2.5],
    ),
    ['tint', 86, 11, 74, 89],
    ['paper', 86, 44, 74, 4],
    ['paper', 118, 11, 4, 89],
    ['accent', 98, 30, 13, 6],
    ['accent', 132, 57, 13, 6],
    ['accent', 104, 74, 13, 6],
  ],
  'sign-in-side': [
    ['paper', 0, 0, 80, 100],
    ['accent', 6, 6, 20, 4],
    ['text', 20, 24, 28, 6],
    ['line', 20, 36, 14, 2.5],
    ['tint', 20, 41, 42, 7],
    ['line', 20, 52, 16, 2.5],
    ['tint', 20, 57, 42, 7],
    ['accent', 20, 70, 42, 7],
    ['tint', 80, 0, 80, 100],
    ['line', 80, 58, 80, 42],
    ['text', 104, 38, 30, 40],
    ['accent', 88, 86, 40, 7],
  ],
  landing: [
    ...topBar,
    ['text', 8, 22, 58, 6],
    ['text', 8, 31, 44, 6],
    ['line', 8, 42, 52, 2.5],
    ['line', 8, 47, 46, 2.5],
    ['accent', 8, 55, 22, 7],
    ['tint', 86, 18, 66, 46],
    ...repeat(
      3,
      [50, 0],
      ['paper', 8, 72, 44, 28],
      ['accent', 12, 76, 8, 8],
      ['line', 12, 89, 34, 2.5],
      ['line', 12, 94, 26, 2.5],
    ),
  ],
};
