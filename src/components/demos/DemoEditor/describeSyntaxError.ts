import type { ParseError } from '@babel/parser';
import {
  CLOSING_BRACKETS,
  findUnmatchedTag,
  listOpenBrackets,
  type UnmatchedTag,
} from './findUnclosed';

/** Something that cannot be read, in words and with its place as offsets. */
export interface SyntaxProblem {
  message: string;
  from: number;
  to: number;
}

/** An error of the parser, with its fields that its types leave out. */
export type BabelError = ParseError & {
  /** Offset. */
  pos: number;
  details?: Record<string, unknown>;
};

/** Descriptions of errors in plain words; `word` is the word at the place of the error. */
const MESSAGES: Record<string, string | ((word: string) => string)> = {
  AttributeIsEmpty: 'These braces are empty. Put a value between them.',
  DeclarationMissingInitializer:
    'A constant needs a value. Add “=” and the value after its name.',
  IllegalReturn: '“return” can only stand in a function.',
  InvalidCoverInitializedName: 'In an object, write “:” instead of “=”.',
  InvalidLhs: (word) => `Nothing can be assigned to “${word}”.`,
  MixingCoalesceWithLogical: '“??” and “||” or “&&” need parentheses between them.',
  ModuleExportUndefined: (word) => `“${word}” is exported but not declared.`,
  UnexpectedImportExport:
    '“import” and “export” can only stand at the top level. Is a “}” missing before?',
  UnsupportedJsxValue:
    'The value of an attribute needs quotation marks or braces: "…" or {…}.',
  UnterminatedComment: 'This comment is never closed. Add “*/”.',
  UnterminatedString: 'This string has no closing quotation mark.',
  UnterminatedTemplate: 'This template string has no closing backtick.',
  UnwrappedAdjacentJSXElements:
    'Elements side by side need one element around them, such as <>…</>.',
  VarRedeclaration: (word) => `“${word}” is declared twice.`,
};

/** Errors about reserved words used as names. */
const RESERVED = new Set([
  'UnexpectedKeyword',
  'UnexpectedReservedWord',
  'AwaitNotInAsyncContext',
]);

/** Errors of the parser about tags that do not belong together. */
export const TAG_ERRORS: ReadonlySet<string> = new Set([
  'MissingClosingTagElement',
  'MissingClosingTagFragment',
  'UnterminatedJsxContent',
]);

/** Reads the word, tag end or character at an offset; empty at the end. */
function readWord(source: string, at: number): string {
  return /^(?:<\/[^>\s]*>?|[\p{L}\p{N}_$]+|[^])/u.exec(source.slice(at))?.[0] ?? '';
}

function skipSpace(source: string, at: number): number {
  return at + (/^\s*/.exec(source.slice(at))?.[0].length ?? 0);
}

/** Marks a word. A token that is missing at the end of the code is marked at its last character. */
function markWord(source: string, at: number, message: string): SyntaxProblem {
  const from = Math.min(at, Math.max(0, source.trimEnd().length - 1));
  return { message, from, to: from + readWord(source, from).length };
}

function describeTag({ opening, closing, from, to }: UnmatchedTag, source: string) {
  const end = `</${opening}>`;
  const isOpening = !source.startsWith('</', from);
  const message =
    closing === null
      ? `<${opening}> is never closed. Add ${end}.`
      : isOpening
        ? `<${opening}> is not closed before </${closing}>. Add ${end}.`
        : `<${opening}> is closed by </${closing}>. Write ${end}.`;
  return { message, from, to };
}

function describeUnexpected(
  source: string,
  at: number,
  expected: unknown,
): SyntaxProblem {
  const word = readWord(source, at);
  const open = listOpenBrackets(source, at);
  const innermost = open.at(-1);
  if (skipSpace(source, at) >= source.length) {
    return innermost
      ? {
          message: `This “${source[innermost.at]}” is never closed.`,
          from: innermost.at,
          to: innermost.at + 1,
        }
      : markWord(source, at, 'The code ends in the middle of a statement.');
  }
  if (/^[)\]}]$/.test(word) && !innermost) {
    return markWord(source, at, `This “${word}” closes nothing.`);
  }
  if (word.startsWith('</')) {
    return markWord(
      source,
      at,
      `“${word}” closes nothing here. Is its opening tag or a “}” before it missing?`,
    );
  }
  const end = innermost && CLOSING_BRACKETS[innermost.bracket];
  const missing =
    expected === ',' && end && end !== word
      ? `“,” or “${end}”`
      : typeof expected === 'string' && `“${expected}”`;
  return markWord(
    source,
    at,
    `“${word}” cannot stand here.${missing ? ` ${missing} is missing before it.` : ''}`,
  );
}

/**
 * Says in plain words what a parser could not read, and where.
 *
 * @param source the text that was parsed
 */
export function describeSyntaxError(
  error: BabelError,
  source: string,
): SyntaxProblem {
  const { reasonCode, pos, details } = error;
  const tag = TAG_ERRORS.has(reasonCode) ? findUnmatchedTag(source) : null;
  if (tag) {
    return describeTag(tag, source);
  }
  const message = MESSAGES[reasonCode];
  // An end without a beginning is no element beside the one before it.
  if (
    reasonCode === 'UnwrappedAdjacentJSXElements' &&
    source.startsWith('</', pos)
  ) {
    return describeUnexpected(source, pos, null);
  }
  if (message) {
    // The parser is already behind the backtick.
    const at = reasonCode === 'UnterminatedTemplate' ? pos - 1 : pos;
    return markWord(
      source,
      at,
      typeof message === 'string' ? message : message(readWord(source, at)),
    );
  }
  if (RESERVED.has(reasonCode)) {
    const word = readWord(source, pos);
    return markWord(
      source,
      pos,
      word === 'await'
        ? '“await” can only stand in an async function.'
        : `“${word}” belongs to the language and cannot be a name.`,
    );
  }
  switch (reasonCode) {
    case 'UnexpectedToken':
      return describeUnexpected(source, pos, details?.expected);
    case 'InvalidOrUnexpectedToken':
      return /^[“”‘’]/.test(source.slice(pos))
        ? markWord(source, pos, 'Curly quotes hold no string. Use \' or ".')
        : describeUnexpected(source, pos, null);
    case 'MissingPlugin':
    case 'MissingOneOfPlugins':
      return describeUnexpected(source, pos, null);
    case 'MissingSemicolon': {
      const next = skipSpace(source, pos);
      const word = readWord(source, next);
      return word === '<' || /^[\p{L}\p{N}_$"'`]/u.test(word)
        ? markWord(
            source,
            next,
            `“${word}” cannot follow what stands before it. Is something missing or misspelt?`,
          )
        : describeUnexpected(source, next, null);
    }
    case 'UnterminatedRegExp':
      // The parser is behind the slash, which may be that of a tag's end.
      return source[pos - 2] === '<'
        ? describeUnexpected(source, pos - 2, null)
        : markWord(source, pos - 1, 'This regular expression has no closing “/”.');
    case 'NumberIdentifier': {
      const start = pos - (/\d*$/.exec(source.slice(0, pos))?.[0].length ?? 0);
      return markWord(source, start, 'A name cannot begin with a digit.');
    }
    default:
      return markWord(source, pos, error.message.replace(/ \(\d+:\d+\)$/, ''));
  }
}
