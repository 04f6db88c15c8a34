import { remember, rememberInBuild } from './rememberInBuild';

let made = 0;

const count = () => (made += 1);

function makeTwice(mode: string, source: string): number[] {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  return [
    rememberInBuild('test', source, count),
    rememberInBuild('test', source, count),
  ];
}

it('makes something once in a build, for each source and maker', () => {
  expect(makeTwice('production', 'A.tsx')).toEqual([1, 1]);
  expect(makeTwice('production', 'B.tsx')).toEqual([2, 2]);
  expect(rememberInBuild('other', 'A.tsx', count)).toBe(3);
});

it('hands it on to modules that are loaded once more', () => {
  const [first] = makeTwice('production', 'C.tsx');
  jest.isolateModules(() => {
    const other = jest.requireActual<{ rememberInBuild: typeof rememberInBuild }>(
      './rememberInBuild',
    );
    expect(other.rememberInBuild).not.toBe(rememberInBuild);
    expect(other.rememberInBuild('test', 'C.tsx', count)).toBe(first);
  });
});

it('makes it each time while the site is developed', () => {
  const [first, second] = makeTwice('development', 'D.tsx');
  expect(second).toBe((first as number) + 1);
});

it('makes what follows from its source alone once in every mode', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const first = remember('test', 'E.tsx', count);
  expect(remember('test', 'E.tsx', count)).toBe(first);
});

it('gives up the oldest where there are too many', () => {
  const first = remember('test', 'F.tsx', count);
  Array.from({ length: 4000 }, (_, index) => remember('filler', `${index}`, count));
  expect(remember('test', 'F.tsx', count)).not.toBe(first);
});
