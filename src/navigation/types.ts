import type { PlanName } from '../lib/reference/describePlan';

/** The documentation sets, in the order of the product menu. Each is one docs instance. */
export const DOCS_INSTANCE_IDS = [
  'material-ui',
  'joy-ui',
  'base-ui',
  'system',
  'x',
] as const;

/** Id of a documentation set: its folder below `docs/` and the first segment of its URLs. */
export type DocsInstanceId = (typeof DOCS_INSTANCE_IDS)[number];

/** Licence a page's subject needs, if the free packages do not hold it. */
export type NavigationPlan = PlanName;

/** An API page beside the demos of a page, with its own URL: `<pathname>/<tab>/`. */
export type DocsTab = 'components-api' | 'hooks-api';

/** An entry of a navigation tree: a page, or, with `children`, a group of pages. */
export interface NavigationPage {
  /**
   * Path from the site's root without trailing slash; unique in its tree. A group's pathname
   * is a name only and need not be a page. It may end in a fragment (`…/components-api/#badge`)
   * to point into a page, or be the URL of another site where `external` is set.
   */
  readonly pathname: string;
  /**
   * Label, where the rule of `pageToTitle` does not yield it. `false` hides the label: a group
   * then hands its children to the group around it, a page is not drawn.
   */
  readonly title?: string | false;
  /** Makes a group a heading that does not fold; the label is derived from it. */
  readonly subheader?: string;
  /** Makes the entry a group. */
  readonly children?: readonly NavigationPage[];
  /** New in the documented version. */
  readonly newFeature?: boolean;
  /** Announced, not there yet: drawn without a link and free of the page's existence. */
  readonly planned?: boolean;
  /** Available, and may change without a major version. */
  readonly unstable?: boolean;
  /** Kept for those who still use it. */
  readonly legacy?: boolean;
  /** Licence the subject of the page needs. */
  readonly plan?: NavigationPlan;
  /** API pages beside this page. They are listed by it and need no entry of their own. */
  readonly tabs?: readonly DocsTab[];
  /** Pages below this one that it lists itself: the last part of each pathname. */
  readonly subpages?: readonly string[];
  /** The pathname is an `https` URL of another site. */
  readonly external?: boolean;
}
