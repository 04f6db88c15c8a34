/** The folders whose pages have a schema of their own. */
export type ContentKind = 'docs' | 'blog' | 'pages';

/** Questions that a check may put to the site. */
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
