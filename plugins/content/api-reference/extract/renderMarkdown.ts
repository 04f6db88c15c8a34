import { micromark } from 'micromark';
import type { ApiHtml } from '../types';

/** Comments hold some (a backspace in those of Tabs), and HTML must not. */
const CONTROL_CHARACTERS = /(?![\n\r\t])\p{Cc}/gu;

const rendered = new Map<string, ApiHtml>();

/**
 * Turns `[[GridColDef]]` into code.
 *
 * @example linkNamesToCode('The [[GridColDef]].') // → 'The `GridColDef`.'
 */
export function linkNamesToCode(text: string): string {
  return text.replace(/`?\[\[(.+?)\]\](?!\])`?/g, '`$1`');
}

/**
 * Turns the Markdown of a comment into HTML. HTML in the Markdown is shown as text and
 * addresses of other protocols than `http`, `https` and `mailto` are dropped, so the result
 * can be set as inner HTML.
 */
export function markdownToHtml(markdown: string): ApiHtml {
  const text = linkNamesToCode(markdown).replace(CONTROL_CHARACTERS, '').trim();
  if (text === '') return '';
  const known = rendered.get(text);
  if (known !== undefined) return known;
  // A long line of code scrolls, which must be possible by keyboard too.
  const html = micromark(text).trim().replaceAll('<pre>', '<pre tabindex="0">');
  rendered.set(text, html);
  return html;
}
