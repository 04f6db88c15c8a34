/** Tones of the shapes of a picture: their colours follow the mode of the portal. */
export type Tone = 'paper' | 'tint' | 'line' | 'text' | 'accent';

/** A rectangle: left, top, width and height, in a picture of 160 by 100. */
export type Shape = readonly [Tone, number, number, number, number];

/** The same shapes again and again, each time further right and down by a step. */
export const repeat = (
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
