import type { PlanName } from '../reference/describePlan';
import type { ProductId } from '../address/products';

/** Kinds of results. */
export const SEARCH_KINDS = [
  'page',
  'section',
  'component',
  'hook',
  'type',
  'prop',
  'slot',
  'class',
  'themeKey',
  'event',
  'selector',
  'icon',
  'post',
  'version',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Scope of a result: a product, the icons, or the portal itself (blog, versions). */
export type SearchScope = ProductId | 'icons' | 'portal';

/** A searchable entry. Absent facts are left out. */
export interface SearchEntry {
  kind: SearchKind;
  /** As it is written: `startIcon`, `MuiButton-root`, a heading. */
  name: string;
  /** Another name that it is looked up by, but not shown with: that of a page's address. */
  alias?: string;
  /** Owner: the component of a prop, the page of a section. */
  owner?: string;
  /** Pathname below the base URL with leading slash, and hash or query. */
  href: string;
  /** Type of a prop, on one line. */
  type?: string;
  /** Default of a prop, as code. */
  default?: string;
  /** Import statement of a component or hook. */
  code?: string;
  /** The beginning of what it says, shown under it. */
  excerpt?: string;
  /** Licence it needs. */
  plan?: PlanName;
  deprecated?: true;
  /** Frequency in the documentation: 0 and up. */
  weight?: number;
}

/** An entry together with what it is also found by, which is not kept as text. */
export interface IndexedEntry extends SearchEntry {
  /** Labels of its parts. */
  labels?: string;
  /** First sentence. */
  lead?: string;
  /** Further text. */
  text?: string;
}

/** A text in pieces; the marked ones match the query. */
export type MarkedText = readonly (readonly [text: string, isMarked: boolean])[];

/** A result. */
export interface SearchHit extends Omit<SearchEntry, 'alias' | 'weight'> {
  scope: SearchScope;
  /** Stands below its page, whose best section it is. */
  isBelow?: true;
  /** {@link SearchEntry.name} and {@link SearchEntry.owner} with what matches. */
  marked: { name: MarkedText; owner: MarkedText; excerpt: MarkedText };
}

/** Results of one scope, best first. */
export interface SearchGroup {
  scope: SearchScope;
  hits: SearchHit[];
  /** Number of results; {@link hits} may hold fewer. */
  total: number;
}

export interface SearchRequest {
  query: string;
  /** Product of the page the reader is on; null outside the products. */
  current: ProductId | null;
  /** Only these scopes; empty for all. */
  scopes: readonly SearchScope[];
  /** Only these kinds; empty for all. */
  kinds: readonly SearchKind[];
}

/** Results, in the order in which they are shown. */
export interface SearchAnswer {
  groups: SearchGroup[];
  total: number;
}
