import type { ProductId } from '../address/products';
import type { SearchAnswer, SearchRequest, SearchScope } from './types';

/** A part of the index and where it is. */
export interface ShardAddress {
  scope: SearchScope;
  /** Of its names. */
  url: string;
  /** Of what is shown below them. */
  excerptsUrl: string;
}

/** A file of words and where they stand, in all parts of the index. */
export interface TermsAddress {
  /** The first of its words. */
  first: string;
  url: string;
}

/** Messages from the page to the worker. */
export type SearchCommand =
  /**
   * Load the names of the index, those of the current product first. Asked again, what failed
   * is tried again: names at once, words where a query waits for them.
   */
  | {
      type: 'load';
      shards: readonly ShardAddress[];
      /** In the order of their words. */
      terms: readonly TermsAddress[];
      current: ProductId | null;
    }
  /**
   * Answer, now and again whenever more of the index has come, until the next question. The
   * files of its words are loaded meanwhile.
   */
  | { type: 'search'; request: SearchRequest }
  /** Nothing is asked any more: answer nothing, and begin to load nothing. */
  | { type: 'stop' };

/** Messages from the worker to the page. */
export type SearchReply =
  | { type: 'progress'; progress: SearchProgress }
  /** With what had been looked at: nothing is missing for certain until that is all. */
  | {
      type: 'answer';
      request: SearchRequest;
      answer: SearchAnswer;
      progress: SearchProgress;
    };

/** Progress of loading the index. */
export interface SearchProgress {
  /** Parts whose names are there. */
  loaded: readonly SearchScope[];
  /** Parts whose names could not be had. */
  failed: readonly SearchScope[];
  /** Number of files of names that are still loading. */
  pending: number;
  /** Number of files of words that are loading, or about to. */
  pendingTerms: number;
  /** Number of files of words that are needed and failed to load. */
  failedTerms: number;
}
