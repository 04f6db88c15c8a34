import { CHARTS_ON_SERVER } from './chartsOnServer';
import { GRID_ON_SERVER } from './gridOnServer';
import { LANGUAGE_ON_SERVER } from './languageOnServer';
import type { Repair } from './Repair';

export const REPAIRS: readonly Repair[] = [
  {
    // `private_safeEmphasize` of 5.15 calls itself, not `emphasize`, until the stack is full,
    // and then answers with the colour it was given.
    library: '@mui/system',
    modules: /[\\/]@mui[\\/]system[\\/](?:esm[\\/])?colorManipulator\.js$/,
    line: 'return private_safeEmphasize(color, coefficient);',
    mended: 'return color;',
  },
  {
    // The grid tries whether it may run text, and filters in another way where it may not, as
    // here: the policy refuses it, and the browser reports the try.
    library: '@mui/x-data-grid',
    modules:
      /[\\/]@mui[\\/]x-data-grid[\\/](?:\w+[\\/])?hooks[\\/]features[\\/]filter[\\/]gridFilterUtils\.js$/,
    line: "hasEval = evalCode('true');",
    mended: 'hasEval = false;',
  },
  ...CHARTS_ON_SERVER,
  ...GRID_ON_SERVER,
  ...LANGUAGE_ON_SERVER,
];

/** Lists the repairs for browsers, or for the HTML of a build. */
export const listRepairs = (isServer: boolean): readonly Repair[] =>
  REPAIRS.filter(({ isServerOnly }) => isServer || !isServerOnly);

/**
 * Applies the repairs of a library to one of its modules.
 *
 * @param file path of the module
 * @param source as the package has it
 * @param isServer whether the module is for the HTML of a build, not for browsers
 * @throws where it no longer says what is mended: then the library was, and the repair may go
 */
export function repair(
  file: string,
  source: string,
  { isServer }: { isServer: boolean },
): string {
  let repaired = source;
  for (const one of listRepairs(isServer).filter(({ modules }) =>
    modules.test(file),
  )) {
    if (!repaired.includes(one.line)) {
      throw new Error(
        `${file} of ${one.library} no longer says "${one.line}". Where it needs no repair any more, remove that from plugins/docusaurus/library-repairs.`,
      );
    }
    repaired = repaired.replace(one.line, one.mended);
  }
  return repaired;
}
