/** Front matter of one file, as text. */
export interface FrontMatterBlock {
  /** Text between the two `---` lines. */
  readonly yaml: string;
  /** Line of the file on which the block's content begins, counted from 1. */
  readonly firstLine: number;
  /** Text behind the opening `---` on its line: the name of another language, or nothing. */
  readonly language: string;
  /** Whether a second `---` line ends the block. */
  readonly closed: boolean;
}

/** Line of each field in the file, from 1. */
export type FieldLines = ReadonlyMap<string, number>;

/** A problem of one file; `line` counts from 1. */
export interface FrontMatterProblem {
  readonly line: number;
  readonly message: string;
}
