import { textToChunks, type TermChunk } from './searchTerms';
import { stemTerm } from './stemTerm';

/** Words that stand everywhere, that questions are made with, and that no section is about. */
const STOP_WORDS = new Set(
  'a an and are as at be been by can do does for from had has have how i if in into is it its me my of on or so such than that the their them then there these they this those to us use used using was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Whether a term is found in no content. */
export const isStopWord = (term: string): boolean => STOP_WORDS.has(term);

function chunkToStems({ whole, parts }: TermChunk): string[] {
  return [whole, ...parts]
    .filter((term) => term !== '' && !isStopWord(term))
    .map(stemTerm);
}

/**
 * The terms by which a text is found, as often as they stand in it.
 *
 * @example listStems('Sorting the DataGrid') // → ['sort', 'datagrid', 'data', 'grid']
 */
export const listStems = (text: string): string[] =>
  textToChunks(text).flatMap(chunkToStems);
