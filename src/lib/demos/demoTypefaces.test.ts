import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashContent } from '../../../plugins/shared/hashContent';
import {
  chooseDemoTypeface,
  DEMO_TYPEFACES,
  renderFallbackFaces,
  TYPEFACE_FOLDER,
} from './demoTypefaces';

const FOLDER = path.join('static', TYPEFACE_FOLDER);

const FILES = DEMO_TYPEFACES.flatMap(({ basic, extended }) => [basic, extended]);

/** @example `roboto-latin.1404ca348bd7.woff2` → `@fontsource-variable/roboto` */
function readPackage(file: string) {
  const [, family = '', subset = ''] = /^([a-z]+)-([a-z-]+)\./.exec(file) ?? [];
  const folder = path.join('node_modules/@fontsource-variable', family);
  const ranges = JSON.parse(
    readFileSync(path.join(folder, 'unicode.json'), 'utf8'),
  ) as Record<string, string>;
  const name = `${family}-${subset}-wght-normal.woff2`;
  return {
    range: ranges[subset]?.split(',') ?? [],
    content: readFileSync(path.join(folder, 'files', name)),
  };
}

describe('the files of typefaces', () => {
  it('are all that are published', () => {
    const published = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'));
    expect(FILES.map(({ file }) => file).sort()).toEqual(published.sort());
  });

  it.each(FILES)('are those of the package: $file', ({ file, unicodeRange }) => {
    const published = readFileSync(path.join(FOLDER, file));
    const { content, range } = readPackage(file);
    expect(published.equals(content)).toBe(true);
    expect(file.split('.').at(-2)).toBe(hashContent(published));
    expect(range).toEqual(expect.arrayContaining(unicodeRange.split(', ')));
  });

  it.each(DEMO_TYPEFACES)(
    'have each letter once: $family',
    ({ basic, extended }) => {
      const ranges = basic.unicodeRange.split(', ');
      expect(
        extended.unicodeRange.split(', ').filter((range) => ranges.includes(range)),
      ).toEqual([]);
    },
  );
});

it('each library has the typeface that its theme names, and Base UI and MUI System none', () => {
  const libraries = ['material-ui', 'joy-ui', 'base-ui', 'system'];
  expect(libraries.map((library) => chooseDemoTypeface(library)?.family)).toEqual([
    'Roboto',
    'Inter',
    undefined,
    undefined,
  ]);
});

it('a fallback has the height of the typeface, whatever its width', () => {
  const faces = renderFallbackFaces().split('\n');
  expect(faces).toHaveLength(8);
  for (const face of faces) {
    const read = (name: string) =>
      Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]);
    const { ascent, descent } = DEMO_TYPEFACES.find(({ family }) =>
      face.includes(`font-family:${family};`),
    )!;
    const size = read('size-adjust') / 100;
    expect(read('ascent-override') * size).toBeCloseTo(ascent, 0);
    expect(read('descent-override') * size).toBeCloseTo(descent, 0);
  }
});
