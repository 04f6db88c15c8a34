interface ParsedVersion {
  numbers: readonly number[];
  /** Parts of what follows a hyphen; none for a release. */
  tag: readonly string[];
}

function parseVersion(version: string): ParsedVersion {
  const [release = '', tag = ''] = version.split(/-(.*)/s);
  return {
    numbers: release.split('.').map(Number),
    tag: tag === '' ? [] : tag.split('.'),
  };
}

const isNumber = (part: string) => /^\d+$/.test(part);

/** Numbers by size and before words, words by their letters. */
function comparePart(one: string, two: string): number {
  if (isNumber(one) && isNumber(two)) return Number(one) - Number(two);
  if (isNumber(one) !== isNumber(two)) return isNumber(one) ? -1 : 1;
  return one < two ? -1 : Number(one > two);
}

function compareTags(one: readonly string[], two: readonly string[]): number {
  // A release comes after its pre-releases.
  if (one.length === 0 || two.length === 0) return two.length - one.length;
  for (let index = 0; index < Math.max(one.length, two.length); index += 1) {
    const [first, second] = [one[index], two[index]];
    if (first === undefined || second === undefined) return one.length - two.length;
    const order = comparePart(first, second);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * Orders exact versions as npm does. Source: semver.org, point 11.
 *
 * @returns negative where the first is older, positive where it is newer, 0 where they are equal
 * @example compareVersions('5.0.0-beta.9', '5.0.0-beta.32') // negative
 */
export function compareVersions(one: string, two: string): number {
  const [first, second] = [parseVersion(one), parseVersion(two)];
  for (let index = 0; index < 3; index += 1) {
    const order = (first.numbers[index] ?? 0) - (second.numbers[index] ?? 0);
    if (order !== 0) return order;
  }
  return compareTags(first.tag, second.tag);
}

/**
 * Whether a change came after a version.
 *
 * @param release the last recorded release that was still different
 */
export const isChangedSince = (version: string, release: string): boolean =>
  compareVersions(version, release) <= 0;
