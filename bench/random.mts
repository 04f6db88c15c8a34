/** Gives the same numbers, 0 to 1, for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random choices from a list. */
export interface Chooser {
  pick: <T>(list: readonly T[]) => T;
  /** Takes so many of a list, none twice. */
  take: <T>(list: readonly T[], count: number) => T[];
  /** A whole number from one to the other, both included. */
  number: (from: number, to: number) => number;
}

/** Chooses the same for the same seed. */
export function createChooser(seed: number): Chooser {
  const random = createRandom(seed);
  const number = (from: number, to: number) =>
    from + Math.floor(random() * (to - from + 1));
  const pick = <T,>(list: readonly T[]) => list[number(0, list.length - 1)] as T;
  return {
    pick,
    number,
    take(list, count) {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () => {
        const [chosen] = rest.splice(number(0, rest.length - 1), 1);
        return chosen as (typeof list)[number];
      });
    },
  };
}
