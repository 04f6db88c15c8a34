import { choosePageSample, pathnameToKind, SAMPLE_SIZE } from './choosePageSample';

describe('pathnameToKind', () => {
  it.each([
    ['/', 'home'],
    ['/blog/', 'blog page'],
    ['/material-ui/', 'material-ui page'],
    ['/material-ui/getting-started/usage/', 'material-ui page'],
    ['/material-ui/react-button/', 'material-ui component'],
    ['/material-ui/api/button/', 'material-ui api'],
    ['/base-ui/react-button/components-api/', 'base-ui api'],
    ['/x/api/data-grid/grid-cell-params/', 'x api'],
  ])('%s is a %s', (pathname, kind) => {
    expect(pathnameToKind(pathname)).toBe(kind);
  });
});

describe('choosePageSample', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    pathname: `/joy-ui/api/part-${index}/`,
    size: (index * 37) % 100,
  }));

  it('takes small kinds whole', () => {
    const few = many.slice(0, SAMPLE_SIZE);
    expect(choosePageSample(few)).toEqual(few.map(({ pathname }) => pathname));
  });

  it('takes the largest, the smallest and some between of a large kind', () => {
    const sample = choosePageSample([{ pathname: '/', size: 1 }, ...many]);
    const chosen = many.filter(({ pathname }) => sample.includes(pathname));
    expect(sample[0]).toBe('/');
    expect(chosen).toHaveLength(SAMPLE_SIZE);
    expect(choosePageSample(many, 3)).toHaveLength(3);
    const middle = many.find(({ size }) => size === 49);
    expect(choosePageSample(many, 1)).toEqual([middle?.pathname]);
    const sizes = chosen.map(({ size }) => size);
    expect(sizes).toEqual(expect.arrayContaining([0, 98, 99]));
  });
});
