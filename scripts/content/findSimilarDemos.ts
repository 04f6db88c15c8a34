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

/**
 * Compares the code of all demos with each other. Demos are looked up by the sequences they
 * hold, so that those which share nothing cost nothing.
 *
 * @param count most pairs
 * @param isWanted which demos, by name, at least one of each pair is to be; all of them if
 *   absent
 * @returns the nearest pairs, nearest first
 */
export function findSimilarDemos(
  demos: readonly NamedCode[],
  count: number,
  isWanted: (name: string) => boolean = () => true,
): DemoPair[] {
  const sizes = demos.map(() => 0);
  const holders = new Map<string, number[]>();
  let nearest: DemoPair[] = [];
  const keepNearest = () => {
    nearest.sort((one, other) => other.similarity - one.similarity);
    nearest = nearest.slice(0, count);
  };
  demos.forEach(({ name, source }, index) => {
    const shingles = listShingles(source);
    sizes[index] = shingles.size;
    const shared = new Uint32Array(index);
    for (const shingle of shingles) {
      const earlier = holders.get(shingle);
      for (const other of earlier ?? []) {
        shared[other] = (shared[other] as number) + 1;
      }
      if (earlier) earlier.push(index);
      else holders.set(shingle, [index]);
    }
    shared.forEach((same, other) => {
      const otherName = (demos[other] as NamedCode).name;
      if (!isWanted(name) && !isWanted(otherName)) return;
      const all = (sizes[other] as number) + shingles.size - same;
      nearest.push({
        names: [otherName, name],
        similarity: all === 0 ? 0 : same / all,
      });
    });
    keepNearest();
  });
  return nearest;
}
