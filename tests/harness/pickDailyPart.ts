const DAY_MS = 86_400_000;

/**
 * The turn of a day, if turns are taken one a day.
 *
 * @param day ISO, as `2026-11-29`
 * @param parts how many turns there are
 */
export const dayToPartIndex = (day: string, parts: number): number =>
  Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % parts;

/**
 * Takes of what is alike the part whose turn it is: a run tests another part each day, and the
 * sweep all of it.
 *
 * @param parts how many days it takes until all of it had its turn
 * @param day ISO; today by default
 */
export function pickDailyPart<Member>(
  members: readonly Member[],
  parts: number,
  day = new Date().toISOString().slice(0, 10),
): Member[] {
  const turn = dayToPartIndex(day, parts);
  return members.filter(
    (_, index) => globalThis.EVERY_PAGE || index % parts === turn,
  );
}
