/**
 * Whether one word is the other with a letter more, less or another, or with two swapped.
 *
 * @example isSingleTypo('tooltip', 'tootlip') // → true
 */
export function isSingleTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = long.slice(start + 1);
  if (short.length < long.length) return short.slice(start) === rest;
  return (
    short.slice(start + 1) === rest ||
    (short[start] === long[start + 1] &&
      short[start + 1] === long[start] &&
      short.slice(start + 2) === long.slice(start + 2))
  );
}
