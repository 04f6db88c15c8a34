import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';
import { flattenTokens, type HighlightedToken } from './flattenTokens';

loadLanguages.silent = true;

/**
 * Languages of the documentation, loaded at once: what Prism makes of a language may
 * depend on the ones loaded before, and pages are compiled in any order.
 */
loadLanguages(['bash', 'diff', 'html', 'json', 'markdown', 'tsx', 'yaml']);

const ALIASES: ReadonlyMap<string, string> = new Map([
  ['shell', 'bash'],
  ['sh', 'bash'],
  ['console', 'bash'],
  ['text', 'plain'],
  ['txt', 'plain'],
  ['mdx', 'tsx'],
]);

const PLAIN_LANGUAGES = new Set(['plain', 'plaintext', 'none', '']);

/**
 * Highlights source code with Prism's class names (`<span class="token keyword">`), to
 * be coloured by `/static/styles/prism-okaidia.css`. No inline styles, and no more spans than
 * colours change: Prism has one for every bracket and its parents, most of which nobody sees.
 *
 * @param language a Prism language or one of its aliases; empty for plain text
 * @returns HTML, with every special character of `code` escaped
 * @throws if Prism does not know the language
 */
export function highlightCode(code: string, language: string): string {
  const name = ALIASES.get(language) ?? language;
  if (PLAIN_LANGUAGES.has(name)) {
    return escapeHtml(code);
  }
  if (!findGrammar(name)) {
    loadLanguages([name]);
  }
  const grammar = findGrammar(name);
  if (!grammar) {
    throw new Error(`unknown code language "${language}"`);
  }
  return flattenTokens(tokenizeGrammar(code, grammar, name))
    .map(({ classes, text }) =>
      classes
        ? `<span class="token ${classes}">${escapeText(text)}</span>`
        : escapeText(text),
    )
    .join('');
}

/**
 * Highlights source code like `highlightCode`, as a tree that can be rendered without
 * markup.
 *
 * @param language one of those that are loaded at once
 * @throws if it is not
 */
export function tokenizeCode(code: string, language: string): HighlightedToken[] {
  const grammar = findGrammar(language);
  if (!grammar) {
    throw new Error(`unknown code language "${language}"`);
  }
  return tokenizeGrammar(code, grammar, language);
}

function tokenizeGrammar(
  code: string,
  grammar: Prism.Grammar,
  language: string,
): HighlightedToken[] {
  const environment = { code, grammar, language, tokens: [] as TokenStream };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  // Here Prism finds out what is text between tags.
  Prism.hooks.run('after-tokenize', environment);
  return toHighlightedTokens(environment.tokens);
}

type TokenStream = Prism.TokenStream;

function toHighlightedTokens(stream: TokenStream): HighlightedToken[] {
  const tokens = Array.isArray(stream) ? stream : [stream];
  return tokens.map((token) =>
    typeof token === 'string'
      ? token
      : {
          classes: ['token', token.type, ...[token.alias ?? []].flat()].join(' '),
          content: toHighlightedTokens(token.content),
        },
  );
}

/** The languages lie in one object with Prism's functions and an object's own. */
function findGrammar(name: string): Prism.Grammar | undefined {
  const grammar: unknown = Object.hasOwn(Prism.languages, name)
    ? Prism.languages[name]
    : undefined;
  return typeof grammar === 'object' ? (grammar as Prism.Grammar) : undefined;
}

/** As Prism does: a `>` between two tags is text, and code is full of them. */
const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Escapes text for use between HTML tags. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
