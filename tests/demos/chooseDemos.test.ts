import { chooseDemos, parseChoice } from './chooseDemos';
import type { TestedDemo } from './listDemos';

const whole = { index: 1, count: 1 };

const demos = ['joy-ui/ButtonSizes', 'system/SxArray', 'x/charts/Rain'].map(
  (id): TestedDemo => ({
    id,
    file: `/site/docs/${id}.tsx`,
    library: 'system',
    options: { bg: 'outlined', iframe: false },
  }),
);

describe('parseChoice', () => {
  it.each([
    [[], { names: [], shard: whole, all: false }],
    [
      ['Button', 'charts/'],
      { names: ['Button', 'charts/'], shard: whole, all: false },
    ],
    [['--all'], { names: [], shard: whole, all: true }],
    [['--shard', '2/4'], { names: [], shard: { index: 2, count: 4 }, all: false }],
    [
      ['--shard=3/3', 'Sx'],
      { names: ['Sx'], shard: { index: 3, count: 3 }, all: false },
    ],
  ])('reads %j', (args, choice) => {
    expect(parseChoice(args)).toEqual(choice);
  });

  it.each([['--shard', '5/4'], ['--shard', '0/4'], ['--shard=half'], ['--shard']])(
    'refuses a part that does not exist: %s %s',
    (...args) => {
      expect(() => parseChoice(args)).toThrow('is no part of a whole');
    },
  );

  it('refuses a flag that it does not know', () => {
    expect(() => parseChoice(['--watch'])).toThrow('--watch is not known');
  });
});

describe('chooseDemos', () => {
  const choose = (names: string[], shard = whole) =>
    chooseDemos(demos, { names, shard }).map(({ id }) => id);

  it('takes all where nothing is named, and those with a name or path', () => {
    expect(choose([])).toHaveLength(3);
    expect(choose(['charts/', 'Sizes'])).toEqual([
      'joy-ui/ButtonSizes',
      'x/charts/Rain',
    ]);
  });

  it('gives each demo to one of the parts', () => {
    const parts = [1, 2].map((index) => choose([], { index, count: 2 }));
    expect(parts).toEqual([
      ['joy-ui/ButtonSizes', 'x/charts/Rain'],
      ['system/SxArray'],
    ]);
  });

  it('refuses a name that no demo has, rather than test nothing', () => {
    expect(() => choose(['Buton'])).toThrow('no demo is called "Buton"');
  });
});
