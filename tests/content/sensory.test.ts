import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from './site';

const CONTROL = '(?:one|button|link|field|icon|area|box|chip|row|dot|menu|tab)';
const COLOUR = '(?:red|green|blue|grey|yellow|orange|purple|black|white)';
const SHAPE = '(?:round|square|big|large|small|tall|wide)';

/** What tells a reader to act on something that is known by its place or looks alone. */
const INSTRUCTION = new RegExp(
  `\\b(?:press|click|tap|choose|select|drag|follow|pick)\\b[^.;:{}<>]*?\\b(?:${[
    '(?:on|to|at) the (?:left|right)',
    'at the (?:top|bottom)',
    `(?:${COLOUR}|${SHAPE}) ${CONTROL}`,
  ].join('|')})\\b`,
  'gi',
);

/** @returns instructions as `line: text` */
function findInstructions(text: string): string[] {
  return [...text.matchAll(INSTRUCTION)].map(
    ({ 0: found, index }) => `${text.slice(0, index).split('\n').length}: ${found}`,
  );
}

const readTexts = (folder: string) =>
  readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx?|tsx)$/.test(file) && !file.includes('.test.'))
    .map((file) => path.join(folder, file))
    .map((file) => [file, readFileSync(path.join(SITE_DIR, file), 'utf8')] as const);

it.each([
  ['Then press the button on the right.', ['1: press the button on the right']],
  ['Choose a day.\nThen click the green one.', ['2: click the green one']],
  ['Choose “Save”. The bar on the left grows.', []],
])('knows an instruction by its words: %s', (text, found) => {
  expect(findInstructions(text)).toEqual(found);
});

// Source: WCAG 2.2, 1.3.3.
it.each(['docs', 'blog', 'src/components', 'src/pages'])(
  'tells nobody to look for a place, a colour or a shape: %s',
  (folder) => {
    const texts = readTexts(folder);
    expect(texts.length).toBeGreaterThan(0);
    expect(
      texts.flatMap(([file, text]) =>
        findInstructions(text).map((found) => `${file}:${found}`),
      ),
    ).toEqual([]);
  },
);
