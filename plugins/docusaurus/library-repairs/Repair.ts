/** A line of an installed library that is changed while it is bundled. */
export interface Repair {
  library: string;
  /** Paths of the modules that have it. */
  modules: RegExp;
  line: string;
  mended: string;
  /** Whether browsers get the library as it is. */
  isServerOnly?: boolean;
}
