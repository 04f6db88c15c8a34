export const MAP_WIDTH = 600;
export const MAP_HEIGHT = 700;

interface Point {
  x: number;
  y: number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The part of the map that is in sight: around the given point, but within the map. */
export function frameMap(zoom: number, { x, y }: Point) {
  const width = MAP_WIDTH / zoom;
  const height = MAP_HEIGHT / zoom;
  const left = clamp(x - width / 2, MAP_WIDTH - width);
  const top = clamp(y - height / 2, MAP_HEIGHT - height);
  return {
    viewBox: `${left} ${top} ${width} ${height}`,
    contains: (point: Point) =>
      point.x >= left &&
      point.x <= left + width &&
      point.y >= top &&
      point.y <= top + height,
    /** Inline, as a map is not mirrored where text runs from right to left. */
    place: (point: Point) => ({
      left: `${((point.x - left) / width) * 100}%`,
      top: `${((point.y - top) / height) * 100}%`,
      transform: 'translate(-50%, -50%)',
    }),
  };
}
