/**
 * Path of a file of words.
 *
 * @param prefix what the paths of all of them begin with
 * @example toTermsFile('assets/search/words-0a1b', 2) // → 'assets/search/words-0a1b-2.json'
 */
export const toTermsFile = (prefix: string, place: number): string =>
  `${prefix}-${place}.json`;
