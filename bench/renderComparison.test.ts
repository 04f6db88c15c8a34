import {
  formatKilobytes,
  renderComparison,
  renderVerdict,
  sumLoaded,
} from './renderComparison.mts';
import { WEIGHT_KINDS, type PageWeight } from './weighPage.mts';

function createWeight(bytes: number): PageWeight {
  const size = { raw: bytes * 4, gzip: bytes * 2, brotli: bytes, requests: 1 };
  return Object.fromEntries(WEIGHT_KINDS.map((kind) => [kind, size])) as PageWeight;
}

describe('sumLoaded', () => {
  it('leaves out what is fetched ahead', () => {
    expect(sumLoaded(createWeight(1000))).toEqual({
      raw: 20_000,
      gzip: 10_000,
      brotli: 5000,
      requests: 5,
    });
  });
});

describe('renderComparison', () => {
  it('draws kB and ratios', () => {
    const table = renderComparison({
      title: 'Installation',
      ours: createWeight(1500),
      stock: createWeight(1000),
    });
    expect(table).toMatchSnapshot();
  });

  it('has no ratio to nothing', () => {
    const table = renderComparison({
      title: 'Installation',
      ours: createWeight(1500),
      stock: createWeight(0),
    });
    expect(table).toMatch(/fonts.*–$/m);
  });
});

describe('renderVerdict', () => {
  it.each([
    [1000, 1000, /^ok /],
    [999, 1000, /^ok /],
    [1001, 1000, /^OVER /],
  ])('%i against %i bytes: %s', (ours, stock, verdict) => {
    expect(
      renderVerdict({
        title: 'Installation',
        ours: createWeight(ours),
        stock: createWeight(stock),
      }),
    ).toMatch(verdict);
  });
});

describe('formatKilobytes', () => {
  it('counts by the thousand', () => {
    expect(formatKilobytes(12_345)).toBe('12.3');
  });
});
