import type { ProductId } from '../products';
import type { SearchAnswer, SearchRequest, SearchScope } from './types';

/** A part of the index and where it is. */
export interface ShardAddress {
  scope: SearchScope;
  /** Of its names. */
  url: string;
  /** Of what is said about them. */
  textsUrl: string;
}

/** What the page asks of the worker. */
export type SearchQuestion =
  /**
   * Load the names of the index, those of the current product first. Asked again, what failed
   * is tried again: names at once, texts at once where a query waits for them.
   */
  | { type: 'load'; shards: readonly ShardAddress[]; current: ProductId | null }
  /**
   * Answer, now and again whenever more of the index has come, until the next question. Texts
   * are loaded where names do not answer it.
   */
  | { type: 'search'; request: SearchRequest }
  /** Nothing is asked any more: answer nothing, and begin to load nothing. */
  | { type: 'stop' };

/** What the worker tells the page. */
export type SearchReply =
  | { type: 'progress'; progress: SearchProgress }
  /** With what had been looked at: nothing is missing for certain until that is all. */
  | {
      type: 'answer';
      request: SearchRequest;
      answer: SearchAnswer;
      progress: SearchProgress;
    };

/** How much of the index is there. */
export interface SearchProgress {
  /** Parts whose names are there. */
  loaded: readonly SearchScope[];
  /** Parts whose names could not be had. */
  failed: readonly SearchScope[];
  /** Parts whose names are there, and whose texts could not be had. */
  failedTexts: readonly SearchScope[];
  /** How many files of names are still on their way. */
  pending: number;
  /** How many files of texts are still on their way, or about to be. */
  pendingTexts: number;
}
