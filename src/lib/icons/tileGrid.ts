/** A grid of tiles of one size, of which only those in sight are drawn. */
export interface TileGrid {
  /** Number of tiles. */
  readonly count: number;
  /** Tiles in a row, at least one. */
  readonly columns: number;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** Height of what is seen of the grid, in pixels. */
  readonly height: number;
}

/** Rows that are drawn beyond the edges, so that scrolling finds them there. */
const OVERSCAN = 3;

/**
 * Counts the tiles that fit into a row.
 *
 * @param width room in pixels
 * @param tile least width of a tile in pixels
 */
export function countColumns(width: number, tile: number): number {
  return Math.max(1, Math.floor(width / tile));
}

/** Height of the whole grid in pixels. */
export function measureGrid({ count, columns, rowHeight }: TileGrid): number {
  return Math.ceil(count / columns) * rowHeight;
}

/**
 * Finds the tiles to render.
 *
 * @param scroll pixels between the top of the grid and the top of what is seen
 * @returns indexes, the second one past the last
 */
export function findVisibleTiles(
  { count, columns, rowHeight, height }: TileGrid,
  scroll: number,
): readonly [first: number, end: number] {
  const firstRow = Math.max(0, Math.floor(scroll / rowHeight) - OVERSCAN);
  const endRow = Math.ceil((scroll + height) / rowHeight) + OVERSCAN;
  return [Math.min(count, firstRow * columns), Math.min(count, endRow * columns)];
}

/**
 * Computes the scroll position at which a tile is completely visible.
 *
 * @returns pixels; `scroll` itself where the tile is in sight already
 */
export function scrollToTile(
  { columns, rowHeight, height }: TileGrid,
  index: number,
  scroll: number,
): number {
  const top = Math.floor(index / columns) * rowHeight;
  if (top < scroll) return top;
  return Math.max(scroll, top + rowHeight - height);
}

/** The key that was pressed in a grid. */
export interface GridKey {
  /** `key` of the keyboard event. */
  readonly key: string;
  /** Whether rows run from right to left. */
  readonly rightToLeft: boolean;
  /** Index of the current tile. */
  readonly current: number;
}

/**
 * Moves from tile to tile by key. Left and right are visual and continue in the next row; up
 * and down stay at the edge.
 *
 * @returns undefined for a key that moves nothing
 * @example
 * getTileIndex({ count: 9, columns: 4, rowHeight: 96, height: 192 },
 *   { key: 'ArrowDown', rightToLeft: false, current: 1 }) // → 5
 */
export function getTileIndex(
  { count, columns, rowHeight, height }: TileGrid,
  { key, rightToLeft, current }: GridKey,
): number | undefined {
  const forward = rightToLeft ? -1 : 1;
  const page = Math.max(1, Math.floor(height / rowHeight)) * columns;
  const clamp = (index: number) => Math.min(count - 1, Math.max(0, index));
  /** A jump by rows keeps its column, and stays where there is no such row. */
  const jump = (by: number) => {
    const rows = Math.trunc(by / columns);
    for (let left = Math.abs(rows); left > 0; left -= 1) {
      const index = current + Math.sign(rows) * left * columns;
      if (index >= 0 && index < count) return index;
    }
    return current;
  };
  switch (key) {
    case 'ArrowRight':
      return clamp(current + forward);
    case 'ArrowLeft':
      return clamp(current - forward);
    case 'ArrowDown':
      return jump(columns);
    case 'ArrowUp':
      return jump(-columns);
    case 'PageDown':
      return jump(page);
    case 'PageUp':
      return jump(-page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
