/**
 * `private_safeEmphasize` of `@mui/system` 5.15 calls itself, not `emphasize`, until the stack
 * is full, and then answers with the colour it was given.
 */
const RECURSION = 'return private_safeEmphasize(color, coefficient);';

/**
 * Lets `private_safeEmphasize` answer at once, and the same.
 *
 * @param source of `colorManipulator.js` as a package has it
 * @returns the source without the recursion
 * @throws where it is not there: then the library was mended, and this plugin may go
 */
export function endRecursion(source: string): string {
  if (!source.includes(RECURSION)) {
    throw new Error(
      'colorManipulator.js of @mui/system no longer says "' +
        `${RECURSION}". Where it calls emphasize now, remove plugins/library-repairs.`,
    );
  }
  return source.replace(RECURSION, 'return color;');
}
