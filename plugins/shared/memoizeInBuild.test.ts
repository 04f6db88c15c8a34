import { memoize, memoizeInBuild } from './memoizeInBuild';

let made = 0;

const count = () => (made += 1);

function makeTwice(mode: string, source: string): number[] {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  return [
    memoizeInBuild('test', source, count),
    memoizeInBuild('test', source, count),
  ];
}

it('makes something once in a build, for each source and maker', () => {
  expect(makeTwice('production', 'A.tsx')).toEqual([1, 1]);
  expect(makeTwice('production', 'B.tsx')).toEqual([2, 2]);
  expect(memoizeInBuild('other', 'A.tsx', count)).toBe(3);
});

it('hands it on to modules that are loaded once more', () => {
  const [first] = makeTwice('production', 'C.tsx');
  jest.isolateModules(() => {
    const other = jest.requireActual<{ memoizeInBuild: typeof memoizeInBuild }>(
      './memoizeInBuild',
    );
    expect(other.memoizeInBuild).not.toBe(memoizeInBuild);
    expect(other.memoizeInBuild('test', 'C.tsx', count)).toBe(first);
  });
});

it('makes it each time while the site is developed', () => {
  const [first, second] = makeTwice('development', 'D.tsx');
  expect(second).toBe((first as number) + 1);
});

it('makes what follows from its source alone once in every mode', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const first = memoize('test', 'E.tsx', count);
  expect(memoize('test', 'E.tsx', count)).toBe(first);
});

it('gives up the oldest where there are too many', () => {
  const first = memoize('test', 'F.tsx', count);
  Array.from({ length: 4000 }, (_, index) => memoize('filler', `${index}`, count));
  expect(memoize('test', 'F.tsx', count)).not.toBe(first);
});
