import { memoizeThemes } from './memoizeThemes';

interface Options {
  spacing: number;
}

const getSpacing = memoizeThemes(({ spacing }: Options) => ({ spacing }));

it('memoized themes are the same object for equal options', () => {
  const theme = getSpacing({ spacing: 8 });
  expect(getSpacing({ spacing: 8 })).toBe(theme);
  expect(getSpacing({ spacing: 6 })).toEqual({ spacing: 6 });
  expect(getSpacing({ spacing: 8 })).toBe(theme);
});

it('forgets the theme that was made first when there are four others', () => {
  const theme = getSpacing({ spacing: 10 });
  for (const spacing of [11, 12, 13]) {
    getSpacing({ spacing });
  }
  expect(getSpacing({ spacing: 10 })).toBe(theme);
  getSpacing({ spacing: 14 });
  expect(getSpacing({ spacing: 10 })).not.toBe(theme);
});
