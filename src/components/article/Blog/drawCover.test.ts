import { COVER, drawCover } from './drawCover';

const SLUGS = ['first', 'second', 'a-longer-slug', 'ß', ''];

describe('drawCover', () => {
  it('draws the same cover for the same post', () => {
    expect(drawCover('first')).toEqual(drawCover('first'));
  });

  it('draws another cover for every post', () => {
    const drawings = SLUGS.map((slug) => JSON.stringify(drawCover(slug)));
    expect(new Set(drawings).size).toBe(SLUGS.length);
  });

  it.each(SLUGS)('draws fifteen facets of differing tones for "%s"', (slug) => {
    const facets = drawCover(slug);
    expect(facets).toHaveLength(15);
    expect(new Set(facets.map(({ tone }) => tone)).size).toBe(15);
    expect(facets.every(({ tone }) => tone > 0 && tone < 1)).toBe(true);
  });

  it.each(SLUGS)('keeps the middle of the stone in the frame of "%s"', (slug) => {
    const [x = NaN, y = NaN] =
      drawCover(slug).at(-1)?.path.slice(1).split(' ').map(Number) ?? [];
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(COVER.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(COVER.height);
  });
});
