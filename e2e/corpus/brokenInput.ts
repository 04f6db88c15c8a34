/** A file of the portal with a fault in it, and what a writer must be told of it. */
export interface BrokenInput {
  /** What is wrong, in words. */
  name: string;
  /** Path below the site. */
  file: string;
  /** Changes the file; one that is not there yet is empty. */
  change: (source: string) => string;
  /** Text of the line that is to be named, as it is in the changed file. */
  at: string;
  /** Other files that are written or taken away with it: null takes one away. */
  others?: Readonly<Record<string, string | null>>;
  /** Part of the message. */
  says: string | RegExp;
}

/** Replaces the first occurrence, and fails where there is none. */
export function replace(from: string | RegExp, to: string) {
  return (source: string): string => {
    const changed = source.replace(from, () => to);
    if (changed === source) {
      throw new Error(`There is no ${String(from)} to be replaced.`);
    }
    return changed;
  };
}

export const append = (text: string) => (source: string) => `${source}\n${text}\n`;

/** Line of the first occurrence of a text, from 1. */
export function findLine(source: string, text: string): number {
  const at = source.indexOf(text);
  if (at < 0) {
    throw new Error(`There is no "${text}".`);
  }
  return source.slice(0, at).split('\n').length;
}
