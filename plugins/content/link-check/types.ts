/** A link as it stands in a page's source. */
export interface PageLink {
  /** As written: `/material-ui/react-button/#sizes`, `#sizes` or `../chip/chip.mdx`. */
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

/** Targets of links, looked up by path without base URL. */
export interface LinkedSite {
  hasPage(pathname: string): boolean;
  /** Whether something on a page that is there has the id. */
  hasAnchor(pathname: string, id: string): boolean;
  /** Whether a file other than a page is at the path. */
  hasFile(pathname: string): boolean;
  /** Path of the page that is written in a file, relative to the site; null for none. */
  fileToPathname(file: string): string | null;
}
