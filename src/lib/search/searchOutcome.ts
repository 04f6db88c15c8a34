import type { SearchProgress } from './searchMessages';
import type { SearchAnswer, SearchRequest } from './types';

/**
 * What is to be said where nothing has been found: more of the index is on its way, there is
 * nothing, or there may be something in what could not be had.
 */
export type SearchOutcome = 'loading' | 'nothing' | 'unsure';

/** The last answer, which may be to an earlier request. */
export interface Answered {
  request: SearchRequest;
  answer: SearchAnswer;
}

/** Whether texts could not be had that the request would have been looked for in. */
export function missesTexts(
  progress: SearchProgress | null,
  { scopes }: Pick<SearchRequest, 'scopes'>,
): boolean {
  const failed = progress?.failedTexts ?? [];
  return failed.some((scope) => scopes.length === 0 || scopes.includes(scope));
}

/**
 * Says nothing is missing only where all was looked through.
 *
 * @param progress null until the worker has said something
 * @param answered null until it has answered
 * @returns null where there are results, or will be something to say in an instant
 */
export function findOutcome(
  progress: SearchProgress | null,
  answered: Answered | null,
): SearchOutcome | null {
  if (answered && answered.answer.total > 0) return null;
  if (!progress || progress.pending > 0) return 'loading';
  if (!answered || progress.loaded.length === 0) return null;
  if (progress.pendingTexts > 0) return 'loading';
  return progress.failed.length > 0 || missesTexts(progress, answered.request)
    ? 'unsure'
    : 'nothing';
}
