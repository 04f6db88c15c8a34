import type { SearchProgress } from './searchMessages';
import type { SearchAnswer, SearchRequest } from './types';

/**
 * Outcome where nothing is found: the index is still loading, there is nothing, or a part of
 * the index failed to load and may have something.
 */
export type SearchOutcome = 'loading' | 'nothing' | 'unsure';

/** The last answer, which may be to an earlier request. */
export interface AnsweredRequest {
  request: SearchRequest;
  answer: SearchAnswer;
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
  answered: AnsweredRequest | null,
): SearchOutcome | null {
  if (answered && answered.answer.total > 0) return null;
  if (!progress || progress.pending > 0) return 'loading';
  if (!answered || progress.loaded.length === 0) return null;
  if (progress.pendingTerms > 0) return 'loading';
  return progress.failed.length + progress.failedTerms > 0 ? 'unsure' : 'nothing';
}
