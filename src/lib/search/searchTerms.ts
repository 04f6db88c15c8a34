/** British spellings of the prose and American ones of the API find each other. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/colou/g, 'colo'],
  [/behaviou/g, 'behavio'],
  [/centre/g, 'center'],
  [/grey/g, 'gray'],
  [/licenc/g, 'licens'],
  [
    /(custom|organ|optim|memo|normal|virtual|serial|initial|local|capital|minim|maxim|visual|synchron|recogn|summar|categor|priorit)is/g,
    '$1iz',
  ],
];

/** Most words have none of them, and one look tells. */
const ANY_SPELLING = new RegExp(
  SPELLINGS.map(([pattern]) => pattern.source).join('|'),
);

/** Letters without marks, and digits: nearly all words, and quicker to fold and to split. */
const IS_PLAIN = /^[a-zA-Z0-9]*$/;

/**
 * Brings a word into the form in which it is compared.
 *
 * @example foldTerm('Colour') // → 'color'
 * @example foldTerm('Café') // → 'cafe'
 */
export function foldTerm(word: string): string {
  const letters = IS_PLAIN.test(word)
    ? word
    : word.normalize('NFD').replace(/\p{M}+/gu, '');
  const plain = letters.toLowerCase();
  if (!ANY_SPELLING.test(plain)) return plain;
  return SPELLINGS.reduce(
    (term, [pattern, spelling]) => term.replace(pattern, spelling),
    plain,
  );
}

/**
 * The spellings of a folded term, itself among them.
 *
 * @example listSpellings('color') // → ['color', 'colour']
 */
export function listSpellings(term: string): string[] {
  const british = term
    .replace(/color/g, 'colour')
    .replace(/behavior/g, 'behaviour')
    .replace(/center/g, 'centre')
    .replace(/gray/g, 'grey')
    .replace(/licens/g, 'licenc')
    .replace(/iz(?=e|a|i)/g, 'is');
  return british === term ? [term] : [term, british];
}

const PLAIN_WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g;

/**
 * Splits an identifier where its words meet, and where letters meet digits.
 *
 * @example splitIdentifier('startIcon') // → ['start', 'Icon']
 * @example splitIdentifier('GridColDef') // → ['Grid', 'Col', 'Def']
 * @example splitIdentifier('disableSSR2') // → ['disable', 'SSR', '2']
 */
export function splitIdentifier(identifier: string): string[] {
  if (IS_PLAIN.test(identifier)) return identifier.match(PLAIN_WORD) ?? [];
  return identifier
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
    .split(' ')
    .filter((word) => word !== '');
}

/**
 * The singular of what looks like a plural. Words of one root are compared by it.
 *
 * @example toSingular('tabs') // → 'tab'
 * @example toSingular('libraries') // → 'library'
 * @example toSingular('class') // → 'class'
 */
export function toSingular(term: string): string {
  if (term.length < 4 || !term.endsWith('s') || term.endsWith('ss')) return term;
  return term.endsWith('ies') ? `${term.slice(0, -3)}y` : term.slice(0, -1);
}

/** Letters and digits with hyphens and underscores between them. */
const CHUNK = /[\p{L}\p{N}\p{M}]+(?:[-_]+[\p{L}\p{N}\p{M}]+)*/gu;

/** A stretch of text without spaces, as it is compared. */
export interface TermChunk {
  /** All of it in one word: `starticon`, `muidisabled`. */
  whole: string;
  /** Its words, where there are several: `start`, `icon`. */
  parts: string[];
}

/**
 * Splits text into chunks: what developers write without a space stays together, and its
 * words are known beside it.
 *
 * @example
 * textToChunks('Mui-disabled')
 * // → [{ whole: 'muidisabled', parts: ['mui', 'disabled'] }]
 * @example
 * textToChunks('dialog.type()')
 * // → [{ whole: 'dialog', parts: [] }, { whole: 'type', parts: [] }]
 * @example
 * textToChunks('ｔａｂｓ')
 * // → [{ whole: 'tabs', parts: [] }]
 */
export function textToChunks(text: string): TermChunk[] {
  return listChunks(text).map(splitChunk);
}

/** Full-width letters, as some keyboards write them, are the same letters. */
const listChunks = (text: string): string[] =>
  text.normalize('NFKC').match(CHUNK) ?? [];

function splitChunk(chunk: string): TermChunk {
  const parts = chunk
    .split(/[-_]+/)
    .flatMap(splitIdentifier)
    .map(foldTerm)
    .filter((part) => part !== '');
  return {
    whole: foldTerm(chunk.replace(/[-_]/g, '')),
    parts: parts.length > 1 ? parts : [],
  };
}

/**
 * All terms by which a text is found.
 *
 * @example textToTerms('the startIcon prop') // → ['the', 'starticon', 'start', 'icon', 'prop']
 */
export function textToTerms(text: string): string[] {
  return createTermSplitter()(text);
}

/** For many texts: gives what `textToTerms` gives, and splits the same chunk once. */
export function createTermSplitter(): (text: string) => string[] {
  const known = new Map<string, readonly string[]>();
  const split = (chunk: string) => {
    const { whole, parts } = splitChunk(chunk);
    const terms = [whole, ...parts];
    known.set(chunk, terms);
    return terms;
  };
  return (text) =>
    listChunks(text).flatMap((chunk) => known.get(chunk) ?? split(chunk));
}
