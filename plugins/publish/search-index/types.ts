import type { SearchScope } from '../../../src/lib/search/types';

/** A file of the index. */
export interface SearchFileInfo {
  /** Path below the base URL, with a hash of the content in its name. */
  file: string;
  /** Size as it is, in bytes. */
  bytes: number;
  /** Size after gzip, in bytes. */
  gzipBytes: number;
}

/** A part of the index: the file of its names. */
export interface SearchShardInfo extends SearchFileInfo {
  scope: SearchScope;
  entries: number;
  /** Excerpts, shown below the names. */
  excerpts: SearchFileInfo;
}

/** The files of words and where they stand, in all parts. */
export interface SearchTermsInfo {
  /**
   * Common beginning of their paths, with a hash of all their content; the number of each
   * follows.
   */
  prefix: string;
  /** The first word of each, in the order of code units. */
  firsts: string[];
}

/** Facts about the index for the dialog; `@generated/search-index/default/manifest.json`. */
export interface SearchManifest {
  /** In the order of the product menu; what belongs to no product comes last. */
  shards: SearchShardInfo[];
  terms: SearchTermsInfo;
}

/** A page that writers wrote, as far as it is indexed. */
export interface SearchPage {
  kind: 'page' | 'post';
  /** Below the base URL, with both slashes. */
  path: string;
  title: string;
  description: string;
  /** Absolute path of its source. */
  file: string;
}
