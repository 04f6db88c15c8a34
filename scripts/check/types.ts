/** Outcome of one check. */
export interface CheckOutcome {
  name: CheckName;
  /** Counted in what the check looks at: files, or demos in one of their checks. */
  passed: number;
  failed: number;
  /** `file:line: message` */
  findings: readonly string[];
  /** Content that it could not check, each a line of the report. */
  unchecked?: readonly string[];
}

/** Checks of pages and of what lies beside them, in the order of the report. */
export type CheckName =
  | 'page'
  | 'guide'
  | 'front-matter'
  | 'navigation'
  | 'headings'
  | 'tables'
  | 'wording'
  | 'media'
  | 'links'
  | 'demo-files'
  | 'similar'
  | 'format'
  | 'words'
  | 'prose'
  | 'lint'
  | 'types'
  | 'code-blocks'
  | 'playgrounds'
  | 'demos';

/** Checks that share what they read run in one process. */
export type CheckGroup = 'content' | 'code' | 'demos';

/** Files for each check, relative to the site; absent checks have none. */
export type CheckPlan = Partial<Record<CheckName, readonly string[]>>;

/** Runs the checks of a group that are in a plan. */
export type RunGroup = (
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
) => Promise<void>;
