import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileToDemo, listDemoVariants } from './listDemoVariants';

let folder: string;

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-variants-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const list = (name: string) =>
  listDemoVariants(name, folder).map(({ styling, file }) => [
    styling,
    path.relative(folder, file),
  ]);

it('lists a file as the one way it is', () => {
  write('ButtonSizes.tsx', 'ButtonLinks/system.tsx');
  expect(list('ButtonSizes')).toEqual([[null, 'ButtonSizes.tsx']]);
});

it('lists the stylings of a folder in their order, without what they import', () => {
  write(
    'ButtonSizes/css.tsx',
    'ButtonSizes/sizes.css',
    'ButtonSizes/sizes.ts',
    'ButtonSizes/tailwind.tsx',
    'ButtonSizes/system.tsx',
  );
  expect(list('ButtonSizes')).toEqual([
    ['MUI System', 'ButtonSizes/system.tsx'],
    ['Tailwind', 'ButtonSizes/tailwind.tsx'],
    ['CSS', 'ButtonSizes/css.tsx'],
  ]);
});

it('a styling without a file is left out of the variants of a demo', () => {
  write('ButtonSizes/system.tsx', 'ButtonSizes/css.tsx');
  expect(list('ButtonSizes').map(([styling]) => styling)).toEqual([
    'MUI System',
    'CSS',
  ]);
});

it('lists nothing where there is neither file nor folder', () => {
  write('ButtonSizes');
  expect(list('ButtonSizes')).toEqual([]);
  expect(list('ButtonLinks')).toEqual([]);
});

it('a demo with a file and a folder is refused', () => {
  write('ButtonSizes.tsx', 'ButtonSizes/system.tsx');
  expect(() => list('ButtonSizes')).toThrow(
    /^demo "ButtonSizes" is there twice: \S+ButtonSizes\.tsx and the folder \S+ButtonSizes$/,
  );
});

it.each([['tailwind.tsx'], ['sizes.ts']])(
  'the folder of a demo with nothing but %s is refused',
  (file) => {
    write(`ButtonSizes/${file}`);
    expect(() => list('ButtonSizes')).toThrow(
      /^demo "ButtonSizes" has no \S+ButtonSizes\/system\.tsx/,
    );
  },
);

it.each(['/docs/button/ButtonSizes.tsx', '/docs/button/ButtonSizes/system.tsx'])(
  'the name of a demo is read from the path %s',
  (file) => {
    expect(fileToDemo(file)).toEqual({
      name: 'ButtonSizes',
      folder: '/docs/button',
    });
  },
);
