import { extractProse } from './extractProse';

/** A word that is not used on pages, and where. */
export interface WordToReplace {
  /** From 1. */
  line: number;
  /** As it is written. */
  found: string;
  /** The replacement. */
  say: string;
}

/** Objects of "tell" in plain English; documentation informs others. */
const LISTENERS =
  '(?:you|users?|people|somebody|someone|them|us|typescript|react|emotion|jest|webpack|vite|compilers?|bundlers?|browsers?|linters?|editors?)';

/**
 * Words that make pages hard to read and to find, since nobody types them into a search. A
 * pattern holds for whole words; a backtick stands for inline code.
 */
const WORDS: readonly { pattern: string; say: string }[] = [
  { pattern: 'shut(?:s|ting)?(?! down)', say: 'close, closed' },
  {
    pattern:
      '(?<!\\b(?:by|a|the|your|their|one|left|right|other|each|of|second|both) )hand(?:s|ed|ing)? (?:[^\\s.,;:]+ ){0,3}?(?:on|down|over)',
    say: 'pass',
  },
  { pattern: 'hand(?:s|ed|ing)? you', say: 'pass, return' },
  {
    pattern: '(?<!\\b(?:stock|in) )(?:exchange[sd]?|exchanging)(?! rates?\\b)',
    say: 'replace',
  },
  { pattern: 'in (?:the )?place of', say: 'instead of' },
  {
    pattern: '(?<!\\b(?:common|middle) )grounds?(?! (?:floor|truth|rules?|up)\\b)',
    say: 'background',
  },
  {
    pattern: 'st(?:and|ands|ood|anding) on(?! (?:its|their|your) own\\b)',
    say: 'is on, is based on, has the background',
  },
  {
    pattern: '(?:ties|tied|tying|tie(?= (?:it|them|the|a|an|each|both|this) ))',
    say: 'connect, link, associate',
  },
  {
    pattern:
      '(?<!\\bthere )(?:is|are|was|were) no(?! (?:longer|more|less|fewer|better|worse|different|use|help|problem|exception|\\w+er than)\\b)(?= [^\\s.,;:])',
    say: 'is not a, are not',
  },
  {
    pattern: `(?:(?<!\\b(?:can|cannot|could|to) )(?:tell|tells|told|telling)|tell(?! (?:which|whether|if|what|where|how|why)\\b))(?! (?:[^\\s.,;:]+ ){0,3}?(?:apart|from)\\b)(?! the difference\\b)(?! (?:the |your |every )?${LISTENERS}\\b)`,
    say: 'announce, report, pass, show',
  },
  { pattern: '(?:is|are|was|were|be|been) asked for', say: 'requested' },
  { pattern: 'shall', say: 'should, will, must' },
  {
    pattern:
      "(?<!\\b(?:screen|braille|card|feed|rss|file|news|e-?book|qr|code|barcode)[ -])readers?(?:['’]s?)?(?! mode\\b)",
    say: 'user (of the app) or you (the developer)',
  },
];

const PATTERNS = WORDS.map(({ pattern, say }) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'),
  say,
}));

/**
 * American spellings; pages are in British English. Headings, titles and labels of
 * demos keep theirs, which are what people type into a search, and so do names, which begin with
 * a capital.
 */
const AMERICAN: Readonly<Record<string, string>> = {
  'color(s|ed|ing|ful|less)?': 'colour',
  'center(s|ed|ing)?': 'centre',
  'gray(s|ed|ish)?': 'grey',
  'behavior(s|al)?': 'behaviour',
  'favor(s|ed)?|favorites?': 'favour',
  'neighbor(s|ing)?': 'neighbour',
  'honor(s|ed|ing)?': 'honour',
  'catalog(s|ed)?': 'catalogue',
  '(?:label|cancel|travel|model)(ed|ing)':
    'labelled, cancelled, travelled, modelled',
  'analyze(s|d)?|analyzing': 'analyse',
};

const AMERICAN_PATTERNS = Object.entries(AMERICAN).map(([pattern, say]) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'g'),
  say,
}));

const HEADING = /^(?:#{1,6} |title:|<Demo |\s+label=)/;

/**
 * Finds words that pages do not use, in their prose, labels and description.
 *
 * @param source of a page, with its front matter
 * @param syntax as for {@link extractProse}
 * @returns in the order of the page
 */
export function findWordsToReplace(
  source: string,
  syntax: 'md' | 'mdx' = 'mdx',
): WordToReplace[] {
  const { text, toLine } = extractProse(source, syntax);
  const lines = source.split('\n');
  const isHeading = (index: number) => HEADING.test(lines[toLine(index) - 1] ?? '');
  const find = ({ pattern, say }: (typeof PATTERNS)[number]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      found,
      index,
      say,
    }));
  return [
    ...PATTERNS.flatMap(find),
    ...AMERICAN_PATTERNS.flatMap(find).filter(({ index }) => !isHeading(index)),
  ]
    .sort((a, b) => a.index - b.index)
    .map(({ found, index, say }) => ({ line: toLine(index), found, say }));
}
