import {
  countColumns,
  findVisibleTiles,
  getTileIndex,
  measureGrid,
  scrollToTile,
  type TileGrid,
} from './tileGrid';

/** Three rows: 0–3, 4–7, 8–9; two rows are seen. */
const grid: TileGrid = { count: 10, columns: 4, rowHeight: 100, height: 200 };
const large: TileGrid = { ...grid, count: 1000 };

describe('countColumns', () => {
  it.each([
    [0, 1],
    [103, 1],
    [104, 1],
    [208, 2],
    [311, 2],
  ])('%i pixels have room for %i', (width, columns) => {
    expect(countColumns(width, 104)).toBe(columns);
  });
});

it('a grid of tiles is as high as its rows', () => {
  expect(measureGrid(grid)).toBe(300);
  expect(measureGrid({ ...grid, count: 0 })).toBe(0);
});

describe('findVisibleTiles', () => {
  it.each([
    [grid, 0, 0, 10],
    [large, 0, 0, 20],
    [large, 1000, 28, 60],
    [large, 1050, 28, 64],
    [large, 24_800, 980, 1000],
  ])('%j scrolled by %i', (of, scroll, first, end) => {
    expect(findVisibleTiles(of, scroll)).toEqual([first, end]);
  });

  it('is nothing of nothing', () => {
    expect(findVisibleTiles({ ...grid, count: 0 }, 500)).toEqual([0, 0]);
  });
});

describe('scrollToTile', () => {
  it.each([
    ['in sight', 5, 0, 0],
    ['below', 9, 0, 100],
    ['above', 1, 150, 0],
    ['in part above', 4, 150, 100],
    ['in part below', 12, 150, 200],
  ])('%s', (_case, index, scroll, expected) => {
    expect(scrollToTile(large, index, scroll)).toBe(expected);
  });
});

describe('getTileIndex', () => {
  const press = (key: string, current: number, rightToLeft = false) =>
    getTileIndex(grid, { key, rightToLeft, current });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 6, 6],
    ['ArrowDown', 5, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageDown', 2, 6],
    ['PageDown', 9, 9],
    ['PageUp', 9, 1],
    ['PageUp', 7, 3],
    ['PageUp', 1, 1],
    ['Home', 6, 0],
    ['End', 6, 9],
    ['a', 6, undefined],
    ['Tab', 6, undefined],
  ])('%s from %i leads to %s', (key, current, next) => {
    expect(press(key, current)).toBe(next);
  });

  it('swaps left and right in right-to-left text', () => {
    expect(press('ArrowLeft', 1, true)).toBe(2);
    expect(press('ArrowRight', 1, true)).toBe(0);
    expect(press('ArrowDown', 1, true)).toBe(5);
  });

  it('turns at least one row at a time', () => {
    expect(
      getTileIndex(
        { ...grid, height: 40 },
        {
          key: 'PageDown',
          rightToLeft: false,
          current: 0,
        },
      ),
    ).toBe(4);
  });
});
