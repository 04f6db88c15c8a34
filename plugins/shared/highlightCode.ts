import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index';

loadLanguages.silent = true;

const ALIASES: Record<string, string> = {
  shell: 'bash',
  sh: 'bash',
  console: 'bash',
  text: 'plain',
  txt: 'plain',
  mdx: 'tsx',
};

const PLAIN_LANGUAGES = new Set(['plain', 'plaintext', 'none', '']);

/**
 * Highlights source code with Prism's class names (`<span class="token keyword">`), to
 * be coloured by `/static/styles/prism-okaidia.css`. No inline styles.
 *
 * @param language a Prism language or one of its aliases; empty for plain text
 * @returns HTML, with every special character of `code` escaped
 * @throws if Prism does not know the language
 */
export function highlightCode(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  if (PLAIN_LANGUAGES.has(name)) {
    return escapeHtml(code);
  }
  if (!Prism.languages[name]) {
    loadLanguages([name]);
  }
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new Error(`unknown code language "${language}"`);
  }
  return Prism.highlight(code, grammar, name);
}

/** Escapes text for use between HTML tags. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
