import { extractProse } from '../../scripts/content/extractProse';

const CONTROL = '(?:one|button|link|field|icon|area|box|chip|row|dot|menu|tab)';
const COLOUR = '(?:red|green|blue|grey|yellow|orange|purple|black|white)';
const SHAPE = '(?:round|square|big|large|small|tall|wide)';

/** Instructions to act on something that is known by its place or looks alone. */
const INSTRUCTION = new RegExp(
  `\\b(?:press|click|tap|choose|select|drag|follow|pick)\\b[^.;:{}<>]*?\\b(?:${[
    '(?:on|to|at) the (?:left|right)',
    'at the (?:top|bottom)',
    `(?:${COLOUR}|${SHAPE}) ${CONTROL}`,
  ].join('|')})\\b`,
  'gi',
);

const countLines = (text: string) => (index: number) =>
  text.slice(0, index).split('\n').length;

/**
 * Finds what tells readers to look for a place, a colour or a shape, which not all see.
 * Source: WCAG 2.2, 1.3.3.
 *
 * @returns `file:line: …`
 */
export function findSensoryInstructions(file: string, source: string): string[] {
  const { text, toLine } = /\.mdx?$/.test(file)
    ? extractProse(source)
    : { text: source, toLine: countLines(source) };
  return [...text.matchAll(INSTRUCTION)].map(
    ({ 0: found, index }) =>
      `${file}:${toLine(index)}: "${found}": say its name, not its place, colour or shape`,
  );
}
