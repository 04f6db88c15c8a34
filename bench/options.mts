/**
 * Reads a list of counts from the command line.
 *
 * @param text `200,1000`
 * @throws for what is no list of whole numbers from `least`, with the name of the option
 */
export function parseCounts(option: string, text: string, least = 0): number[] {
  const counts = text.split(',').map(Number);
  if (text === '' || counts.some((one) => !Number.isInteger(one) || one < least)) {
    throw new Error(
      `--${option} wants whole numbers from ${least}, with commas between them; "${text}" is none.`,
    );
  }
  return counts;
}

/** @throws for what is no whole number from 1, with the name of the option */
export function parseCount(option: string, text: string): number {
  const [count, ...more] = parseCounts(option, text, 1);
  if (count === undefined || more.length > 0) {
    throw new Error(`--${option} wants one number, not "${text}".`);
  }
  return count;
}

/**
 * Reads a choice from the command line.
 *
 * @throws for a name that is none of the known ones
 */
export function parseNames<T extends string>(
  option: string,
  text: string,
  known: readonly T[],
): T[] {
  return text.split(',').map((name) => {
    const found = known.find((one) => one === name);
    if (found === undefined) {
      throw new Error(`--${option} knows ${known.join(', ')}; not "${name}".`);
    }
    return found;
  });
}
