import { parse, type ParserOptions } from '@babel/parser';
import { distance } from 'fastest-levenshtein';
import {
  describeSyntaxError,
  TAG_ERRORS,
  type BabelError,
  type SyntaxProblem,
} from './describeSyntaxError';
import { listRegularExpressions } from './findUnclosed';

/** Words of the language that are worth a guess. */
const KEYWORDS = [
  'async',
  'await',
  'class',
  'const',
  'default',
  'else',
  'export',
  'extends',
  'from',
  'function',
  'import',
  'interface',
  'return',
  'switch',
  'while',
];

/** Guesses that are tried; each parses the file once more. */
const GUESSES_MAX = 30;

/** @returns null for code that can be read */
function findError(
  source: string,
  plugins: ParserOptions['plugins'],
): BabelError | null {
  try {
    parse(source, { sourceType: 'module', plugins });
    return null;
  } catch (error) {
    return error as BabelError;
  }
}

function isMisspelling(word: string, keyword: string): boolean {
  const sort = (text: string) => [...text].sort().join('');
  return (
    distance(word, keyword) <= (keyword.length > 5 ? 2 : 1) ||
    sort(word) === sort(keyword)
  );
}

/**
 * Finds a misspelt keyword before an error. A guess counts if the code can be read with
 * it, or if it was in the line of the error and the next error comes later.
 */
function findMisspelling(
  source: string,
  { pos }: BabelError,
  plugins: ParserOptions['plugins'],
): SyntaxProblem | null {
  const lineStart = source.lastIndexOf('\n', pos - 1) + 1;
  const wordEnd = pos + (/^[\w$]*/.exec(source.slice(pos))?.[0].length ?? 0);
  const guesses = [...source.slice(0, wordEnd).matchAll(/[A-Za-z]{3,}/g)]
    .filter(({ 0: word }) => !KEYWORDS.includes(word))
    .reverse()
    .flatMap(({ 0: word, index }) =>
      KEYWORDS.filter((keyword) => isMisspelling(word, keyword)).map((keyword) => ({
        word,
        keyword,
        index,
      })),
    )
    .slice(0, GUESSES_MAX);
  for (const { word, keyword, index } of guesses) {
    const end = index + word.length;
    const next = findError(
      source.slice(0, index) + keyword + source.slice(end),
      plugins,
    );
    if (
      !next ||
      (index >= lineStart && next.pos > pos + keyword.length - word.length + 1)
    ) {
      return {
        message: `“${word}” is not known here. Did you mean “${keyword}”?`,
        from: index,
        to: end,
      };
    }
  }
  return null;
}

/** The parser takes any regular expression; browsers do not. */
function findInvalidPattern(source: string): SyntaxProblem | null {
  for (const { from, to } of listRegularExpressions(source)) {
    const [, pattern = '', flags] =
      /^\/(.*)\/(\w*)$/.exec(source.slice(from, to)) ?? [];
    try {
      new RegExp(pattern, flags);
    } catch (error) {
      const [, reason] = /.*: (.*)$/.exec((error as Error).message) ?? [];
      const tail = reason ? `: ${reason.toLowerCase()}` : '';
      return { message: `This regular expression cannot be read${tail}.`, from, to };
    }
  }
  return null;
}

/** Errors that say for themselves what is wrong; no guess at a keyword is made. */
const CLEAR_ERRORS = new Set([
  ...TAG_ERRORS,
  'UnterminatedString',
  'VarRedeclaration',
]);

/**
 * Finds the first syntax error in a file of a demo. The compiler checks as little as it must:
 * it accepts `<a></b>`, and reports where it stops, not where the error is.
 *
 * @param fileName says by its ending whether types are allowed
 * @returns null for code that can be run
 */
export function findSyntaxProblem(
  source: string,
  fileName: string,
): SyntaxProblem | null {
  const hasTypes = /\.tsx?$/.test(fileName);
  const withTypes: ParserOptions['plugins'] = fileName.endsWith('.ts')
    ? ['typescript']
    : ['typescript', 'jsx'];
  const plugins: ParserOptions['plugins'] = hasTypes ? withTypes : ['jsx'];
  const error = findError(source, plugins);
  if (!error) {
    return findInvalidPattern(source);
  }
  if (!hasTypes && !findError(source, withTypes)) {
    return {
      ...describeSyntaxError(error, source),
      message:
        'This is TypeScript. Take the types away, or edit the demo as TypeScript.',
    };
  }
  return (
    (CLEAR_ERRORS.has(error.reasonCode)
      ? null
      : findMisspelling(source, error, plugins)) ??
    describeSyntaxError(error, source)
  );
}
