import type { SitePage } from '../../shared/extractSitePages';
import type { ApiPageData } from '../../content/api-reference/types';

/** The site around a page while its Markdown is made. */
export interface TwinSite {
  /** Name of the portal. */
  title: string;
  tagline: string;
  /** Origin the portal is published at, without slash at the end. */
  url: string;
  /** With both slashes. */
  baseUrl: string;
  /** Names of the documentation sets, with version where they have one. */
  products: Readonly<Record<string, { name: string; version?: string }>>;
  /** All pages that have a Markdown. */
  pages: readonly SitePage[];
  /** Data of the API reference by pathname, without base URL. */
  apiPages: ReadonlyMap<string, ApiPageData>;
  /** Folder that data was read from. */
  apiDir: string;
}

/** A part of a page's Markdown, from a heading to the next one of its depth. */
export interface TwinSection {
  /** Id of the heading on the page; empty for the page as a whole. */
  id: string;
  /** Text of the heading. */
  title: string;
  /** 1 for the page, 2 to 6 for what is below. */
  depth: number;
  /** Lines of the file, counted from 1. */
  first: number;
  last: number;
  bytes: number;
}

/** The Markdown of a page, and where its sections are in it. */
export interface RenderedTwin {
  markdown: string;
  sections: TwinSection[];
}
