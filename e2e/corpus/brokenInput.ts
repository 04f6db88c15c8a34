/** A file of the portal with a fault in it, and what a writer must be told of it. */
export interface BrokenInput {
  /** What is wrong, in words. */
  name: string;
  /** Path below the site. */
  file: string;
  change: (source: string) => string;
  /** Text of the line that is to be named, as it is in the changed file. */
  at: string;
  /** Part of the message. */
  says: string | RegExp;
}

/** Replaces the first occurrence. */
export const replace = (from: string | RegExp, to: string) => (source: string) =>
  source.replace(from, () => to);

export const append = (text: string) => (source: string) => `${source}\n${text}\n`;
