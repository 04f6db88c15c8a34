import { drawCorners, drawFacets, pointsToPath } from './drawFacets';

const MARK = { center: [16, 16], radius: 14 } as const;

describe('drawFacets', () => {
  it('gives the five facets of the mark, from the top right one clockwise', () => {
    expect(drawFacets(MARK).map(pointsToPath)).toEqual([
      'M16 16 16 2 29.31 11.67z',
      'M16 16 29.31 11.67 24.23 27.33z',
      'M16 16 24.23 27.33 7.77 27.33z',
      'M16 16 7.77 27.33 2.69 11.67z',
      'M16 16 2.69 11.67 16 2z',
    ]);
  });

  it('turns clockwise', () => {
    expect(
      drawCorners({ center: [0, 0], radius: 10, turn: 90 })[0]?.map(Math.round),
    ).toEqual([10, -0]);
  });

  it('leaves no gap between neighbours', () => {
    const facets = drawFacets({ center: [3, 7], radius: 40, turn: 17 });
    facets.forEach(([, , last], index) => {
      expect(facets[(index + 1) % facets.length]?.[1]).toEqual(last);
    });
  });
});
