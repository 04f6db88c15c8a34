import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSensoryInstructions } from './sensory';
import { SITE_DIR } from './site';

const readTexts = (folder: string) =>
  readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx?|tsx)$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file))
    .map((file) => [file, readFileSync(path.join(SITE_DIR, file), 'utf8')] as const);

it.each([
  [
    'Then press the button on the right.',
    [
      'x.mdx:1: "press the button on the right": say its name, not its place, colour or shape',
    ],
  ],
  [
    'Choose a day.\nThen click the green one.',
    ['x.mdx:2: "click the green one": say its name, not its place, colour or shape'],
  ],
  ['Choose “Save”. The bar on the left grows.', []],
])('knows an instruction by its words: %s', (text, found) => {
  expect(findSensoryInstructions('x.mdx', text)).toEqual(found);
});

it.each(['docs', 'blog', 'src/components', 'src/pages'])(
  'tells nobody to look for a place, a colour or a shape: %s',
  (folder) => {
    const texts = readTexts(folder);
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts.flatMap(([file, text]) => findSensoryInstructions(file, text)),
    ).toEqual([]);
  },
);
