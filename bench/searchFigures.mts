/** What `npm run bench:search` saves; times in milliseconds. */
export interface SearchResults {
  keyPresses: number;
  /** From a key press to painted results: the median, 95 of 100, and the longest. */
  key: number;
  key95: number;
  longestKey: number;
  /** From the key that opens the search to the first result of a word typed at once. */
  first: number;
  /**
   * What the first search loads until names and words are searched, as it comes over the network.
   * Icons and excerpts follow where no result is taken.
   */
  bytes: number;
  files: number;
}
