import { EndlessCodeError } from '../../../../lib/demos/loopGuardRuntime';
import type { DemoFailure } from '../runnerProtocol';

/** Under this name the files of a demo appear in stacks. */
export const SOURCE_PREFIX = 'edited-demo/';

const STACK_PLACE = new RegExp(`${SOURCE_PREFIX}([^\\s:()]+):(\\d+)`);

/**
 * Finds the innermost place in the edited files.
 *
 * @param stack of an error, as the browser wrote it
 * @example stackToPlace('… at App (edited-demo/ButtonSizes.tsx:12:5)')
 * // → { file: 'ButtonSizes.tsx', line: 12 }
 */
export function stackToPlace(stack: string): DemoFailure['place'] {
  const [, file, line] = STACK_PLACE.exec(stack) ?? [];
  return file && line ? { file, line: Number(line) } : null;
}

/** Puts into words what was thrown, which may be anything. */
export function describeFailure(thrown: unknown): DemoFailure {
  if (!(thrown instanceof Error)) {
    return { name: 'Error', message: `Thrown: ${toText(thrown)}`, place: null };
  }
  const place = stackToPlace(String(thrown.stack ?? ''));
  if (thrown instanceof EndlessCodeError) {
    return {
      name: thrown.name,
      message: thrown.message,
      place: place && { ...place, line: thrown.line },
    };
  }
  return { name: String(thrown.name), message: String(thrown.message), place };
}

function toText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}
