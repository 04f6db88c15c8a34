/** The folders whose pages have a schema of their own. */
export type ContentKind = 'docs' | 'blog' | 'pages';

/** Front matter of one file, as text. */
export interface FrontMatterBlock {
  /** What lies between the two `---` lines. */
  readonly yaml: string;
  /** Line of the file on which the block's content begins, counted from 1. */
  readonly firstLine: number;
  /** What follows the opening `---` on its line: the name of another language, or nothing. */
  readonly language: string;
  /** Whether a second `---` line ends the block. */
  readonly closed: boolean;
}

/** Where a field stands in the file; lines count from 1. */
export type FieldLines = ReadonlyMap<string, number>;

/** A problem of one file; `line` counts from 1. */
export interface FrontMatterProblem {
  readonly line: number;
  readonly message: string;
}

/** What a check may ask about the site. */
export interface FrontMatterSite {
  /** Whether an npm package of this name is installed. */
  readonly isInstalled: (packageName: string) => boolean;
}

/** Checks a value: returns what it should be ("must be …"), or null if it is right. */
export type FieldCheck = (value: unknown, site: FrontMatterSite) => string | null;

/** Rule of one field. */
export interface FieldRule {
  readonly required?: true;
  readonly check: FieldCheck;
}

/** All fields a kind of content may have; any other name is an error. */
export type FrontMatterSchema = Readonly<Record<string, FieldRule>>;
