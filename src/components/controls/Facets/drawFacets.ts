/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Position of a stone in a drawing. */
export interface StonePlace {
  /** Its middle. */
  center: Point;
  /** Distance from the middle to a corner. */
  radius: number;
  /** Turn in degrees, clockwise; at 0 a corner is on top, as in the portal's mark. */
  turn?: number;
}

/** A stone has one facet for each documented library. */
export const FACET_COUNT = 5;

const FULL_TURN = 360;

function angleToPoint({ center, radius }: StonePlace, degrees: number): Point {
  const radians = (degrees * Math.PI) / (FULL_TURN / 2);
  return [
    center[0] + radius * Math.sin(radians),
    center[1] - radius * Math.cos(radians),
  ];
}

/**
 * The corners of a stone, clockwise from the top one.
 *
 * @param place where the stone lies; `radius` may be any length
 */
export function drawCorners(place: StonePlace): Point[] {
  const { turn = 0 } = place;
  return Array.from({ length: FACET_COUNT }, (_, index) =>
    angleToPoint(place, turn + (index * FULL_TURN) / FACET_COUNT),
  );
}

/**
 * The facets of a stone as triangles from its middle to two corners, clockwise from the
 * top right one: the shapes of the portal's mark.
 */
export function drawFacets(place: StonePlace): Point[][] {
  const corners = drawCorners(place);
  return corners.map((corner, index) => [
    place.center,
    corner,
    corners[(index + 1) % FACET_COUNT] ?? corner,
  ]);
}

/**
 * Path data of a closed shape, with two decimals.
 *
 * @example
 * pointsToPath([[0, 0], [1.005, 2]]) // → 'M0 0 1 2z'
 */
export function pointsToPath(points: readonly Point[]): string {
  const numbers = points.flat().map((value) => Number(value.toFixed(2)));
  return `M${numbers.join(' ')}z`;
}
