/** A link as it stands in a page's source. */
export interface PageLink {
  /** As written: `/material-ui/react-button/#sizes` or `#sizes`. */
  href: string;
  /** From 1. */
  line: number;
}

/** A page and the path it is published at. */
export interface LinkingPage {
  /** Relative to the site, with forward slashes. */
  file: string;
  /** Path without base URL, with both slashes. */
  pathname: string;
  source: string;
}

/** What has been built, asked by path without base URL. */
export interface BuiltSite {
  /** HTML of a page, null where there is none. */
  readPage(pathname: string): string | null;
  /** Whether a file other than a page is at the path. */
  hasFile(pathname: string): boolean;
}
