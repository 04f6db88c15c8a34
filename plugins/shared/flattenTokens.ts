/** Text, or what Prism would put into a span with these class names. */
export type HighlightedToken =
  string | { classes: string; content: HighlightedToken[] };

/** Text that looks alike. */
export interface TokenRun {
  /** Class names without `token`; empty for text that is coloured as code is. */
  classes: string;
  text: string;
}

/**
 * The names that `/static/styles/prism-okaidia.css` colours, in its order: of a token with
 * several, the last decides. The first of a line stands for the others.
 */
const COLORS: readonly (readonly string[])[] = [
  ['comment', 'prolog', 'doctype', 'cdata'],
  ['', 'punctuation', 'operator', 'entity', 'url', 'plain-text'],
  ['tag', 'property', 'symbol'],
  ['deleted'],
  ['number', 'boolean', 'constant'],
  ['string', 'selector', 'attr-name', 'char', 'builtin', 'inserted'],
  ['function', 'atrule', 'attr-value', 'class-name', 'variable'],
  ['keyword', 'imports', 'exports'],
  ['regex'],
  ['important'],
];

/** Set on top of a colour. */
const MARKS = ['bold', 'italic'];

/** Look of a token: its own colour, or that of its parent. */
interface Look {
  color: string;
  marks: readonly string[];
  /** Quotes and brackets of an attribute's value are coloured as the value. */
  isAttributeValue: boolean;
}

const PLAIN: Look = { color: '', marks: [], isAttributeValue: false };

function lookOf(names: readonly string[], outer: Look): Look {
  const isAttributeValue = outer.isAttributeValue || names.includes('attr-value');
  const marks = MARKS.filter(
    (mark) => outer.marks.includes(mark) || names.includes(mark),
  );
  if (outer.isAttributeValue && names.includes('punctuation')) {
    return { color: 'function', marks, isAttributeValue };
  }
  const own = COLORS.findLast((color) => names.some((name) => color.includes(name)));
  return { color: own?.[0] ?? outer.color, marks, isAttributeValue };
}

function listRuns(tokens: readonly HighlightedToken[], look: Look): TokenRun[] {
  return tokens.flatMap((token) =>
    typeof token === 'string'
      ? {
          classes: [look.color, ...look.marks].filter(Boolean).join(' '),
          text: token,
        }
      : listRuns(token.content, lookOf(token.classes.split(' '), look)),
  );
}

/**
 * Makes one run of each stretch of code that looks alike. Blanks have no colour: they go with
 * what is before them.
 */
export function flattenTokens(tokens: readonly HighlightedToken[]): TokenRun[] {
  const runs: TokenRun[] = [];
  for (const { classes, text } of listRuns(tokens, PLAIN)) {
    const last = runs.at(-1);
    if (last && (last.classes === classes || !text.trim())) {
      last.text += text;
    } else if (text) {
      runs.push({ classes, text });
    }
  }
  return runs;
}
