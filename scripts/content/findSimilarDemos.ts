/** The code of a demo, under a name that says where it is. */
export interface NamedCode {
  name: string;
  source: string;
}

/** Two demos and how much of their code they share. */
export interface DemoPair {
  names: readonly [string, string];
  /** Shared of all sequences of tokens (Jaccard), 0 to 1. */
  similarity: number;
}

/** Demos that share more of their code are one demo, and the differing prop a control of it. */
export const MOST_SIMILAR = 0.6;

/** Tokens that are compared together: fewer finds idioms, more finds copies alone. */
const WINDOW = 6;

const TOKEN = /[\w$]+|[^\s\w$]/g;

/** Imports are alike wherever the same components are used. */
const IMPORT = /^import [\s\S]*?;$/gm;

function listShingles(source: string): Set<string> {
  const tokens = source.replace(IMPORT, '').match(TOKEN) ?? [];
  const count = Math.max(0, tokens.length - WINDOW + 1);
  return new Set(
    Array.from({ length: count }, (_, at) =>
      tokens.slice(at, at + WINDOW).join(' '),
    ),
  );
}

function measureSimilarity(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of small) {
    if (large.has(shingle)) shared += 1;
  }
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Compares the code of all demos with each other.
 *
 * @param count most pairs
 * @returns the nearest pairs, nearest first
 */
export function findSimilarDemos(
  demos: readonly NamedCode[],
  count: number,
): DemoPair[] {
  const read = demos.map(({ name, source }) => ({
    name,
    shingles: listShingles(source),
  }));
  return read
    .flatMap((one, index) =>
      read.slice(index + 1).map((other): DemoPair => ({
        names: [one.name, other.name],
        similarity: measureSimilarity(one.shingles, other.shingles),
      })),
    )
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, count);
}
