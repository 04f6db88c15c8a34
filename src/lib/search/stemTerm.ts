import { stemmer } from 'stemmer';

/** Endings that the stemmer of Porter leaves on short words: `sortable` is of `sort`. */
const ABLE = /^(.{4,})[ai]ble$/;

/** The same words come again and again. */
const known = new Map<string, string>();

/**
 * Brings the forms of an English word to one stem, which need not be a word. Terms must have been
 * folded.
 *
 * @example stemTerm('collapsible') // → 'collaps'
 * @example stemTerm('sortable') // → 'sort'
 */
export function stemTerm(term: string): string {
  const stem = known.get(term) ?? stemmer(term.replace(ABLE, '$1ed'));
  known.set(term, stem);
  return stem;
}
