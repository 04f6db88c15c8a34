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
   * is tried again.
   */
  | { type: 'load'; shards: readonly ShardAddress[]; current: ProductId | null }
  /**
   * Answer, now and again whenever more of the index has come, until the next question. Texts
   * are loaded where names do not answer it.
   */
  | { type: 'search'; request: SearchRequest };

/** What the worker tells the page. */
export type SearchReply =
  | { type: 'progress'; progress: SearchProgress }
  | { type: 'answer'; request: SearchRequest; answer: SearchAnswer };

/** How much of the index is there. */
export interface SearchProgress {
  /** Parts whose names are there. */
  loaded: readonly SearchScope[];
  failed: readonly SearchScope[];
  /** How many files are still on their way, or about to be. */
  pending: number;
}
