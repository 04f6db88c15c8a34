import { parseArgs } from 'node:util';
import { CHECK_NAMES } from './planChecks';
import type { CheckName } from './types';

/** Parsed arguments of the command line. */
export interface CheckArguments {
  /** Folders and files. */
  names: string[];
  /** Checks to leave out. */
  without: CheckName[];
}

const USAGE = 'npm run check -- docs/joy-ui/components/button [--without demos]';

/**
 * Reads the arguments of `npm run check`.
 *
 * @example parseArguments(['docs/x', '--without', 'demos'])
 * // → { names: ['docs/x'], without: ['demos'] }
 * @throws where no path is named, for a flag and for a check that are not known
 */
export function parseArguments(args: readonly string[]): CheckArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { without: { type: 'string', multiple: true, default: [] } },
  });
  const unknown = values.without.find(
    (name) => !(CHECK_NAMES as string[]).includes(name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `There is no check "${unknown}"; there are ${CHECK_NAMES.join(', ')}.`,
    );
  }
  if (positionals.length === 0) {
    throw new Error(`Say what to check: ${USAGE}`);
  }
  return { names: positionals, without: values.without as CheckName[] };
}
