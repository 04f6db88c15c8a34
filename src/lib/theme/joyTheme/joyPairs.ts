import { createColourPair, type ColourPair } from '../colourPairs';
import { resolveColour, type Colour, type JoyTokens, type Scheme } from './tokens';

/** Pairs of tokens in which a colour carries text, or is text itself. */
const COLOUR_PAIRS = [
  ['solidColor', 'solidBg'],
  ['solidColor', 'solidHoverBg'],
  ['softColor', 'softBg'],
  ['softColor', 'softHoverBg'],
  ['outlinedColor', null],
  ['plainColor', null],
] as const;

const TEXTS = ['primary', 'secondary', 'tertiary'] as const;
const GROUNDS = ['body', 'surface', 'level1'] as const;

type Tokens = readonly [tokens: JoyTokens, defaults: JoyTokens];

function createPair(
  front: string,
  back: string,
  scheme: Scheme,
  [tokens, defaults]: Tokens,
): ColourPair {
  const resolve = (path: string) =>
    resolveColour(`${scheme}.${path}`, tokens, defaults);
  return createColourPair(front, back, resolve(front), resolve(back));
}

/**
 * The pairs of a colour in the four variants: labels of solid and soft controls, at rest and
 * while pointed at, and outlined and plain text on the page.
 */
export function listJoyPairs(
  colour: Colour,
  scheme: Scheme,
  ...tokens: Tokens
): ColourPair[] {
  return COLOUR_PAIRS.map(([front, back]) =>
    createPair(
      `${colour}.${front}`,
      back === null ? 'background.body' : `${colour}.${back}`,
      scheme,
      tokens,
    ),
  );
}

/** The pairs of text and the surfaces it stands on. */
export function listTextPairs(scheme: Scheme, ...tokens: Tokens): ColourPair[] {
  return GROUNDS.flatMap((ground) =>
    TEXTS.map((text) =>
      createPair(`text.${text}`, `background.${ground}`, scheme, tokens),
    ),
  );
}
