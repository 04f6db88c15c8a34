/** Results that `npm run bench:search` saves; times in milliseconds. */
export interface SearchResults {
  keyPresses: number;
  /** From a key press to painted results: the median, 95 of 100, and the longest. */
  key: number;
  key95: number;
  longestKey: number;
  /** From the key that opens the search to the first result of a word typed at once. */
  first: number;
  /**
   * Bytes over the network from the first search until names and words can be searched. Icons
   * and excerpts follow if no result is chosen.
   */
  bytes: number;
  files: number;
}
