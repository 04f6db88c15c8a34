/** An addressable page. */
export interface PageIndexEntry {
  /** Path with both slashes, base URL included. */
  path: string;
  title: string;
  /** Documentation set, or `blog`. */
  section: string;
}
