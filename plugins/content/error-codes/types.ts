/** A message that production builds of the libraries shorten to a number. */
export interface ErrorMessage {
  readonly code: number;
  /**
   * The message in order: texts, and numbers for what differs from case to case, which stand
   * for the argument of that index.
   */
  readonly parts: readonly (string | number)[];
}

/** All messages of the installed packages, in the order of their codes. */
export type ErrorCatalogue = readonly ErrorMessage[];
