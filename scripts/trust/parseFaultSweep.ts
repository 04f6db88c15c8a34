import type { FaultGroup, FaultSweep } from '../../e2e/faults/sweepReport';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText);

function isGroup(value: unknown): value is FaultGroup {
  const { name, faults, runs, failed, date } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    isText(name) &&
    [faults, runs, failed].every(Number.isInteger) &&
    (date === undefined || isText(date))
  );
}

function isLeftOut(value: unknown): value is FaultSweep['leftOut'][number] {
  const { name, because } = (value ?? {}) as Record<string, unknown>;
  return isText(name) && isText(because);
}

/**
 * Reads what a part of the sweep has written.
 *
 * @throws if the file is not one of a sweep
 */
export function parseFaultSweep(text: string): FaultSweep {
  const {
    date,
    engine,
    templates,
    groups,
    leftOut = [],
  } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  const isSweep =
    isText(date) &&
    isText(engine) &&
    isTexts(templates) &&
    Array.isArray(groups) &&
    groups.every(isGroup) &&
    Array.isArray(leftOut) &&
    leftOut.every(isLeftOut);
  if (!isSweep) {
    throw new Error('This is not what a sweep of the faults writes.');
  }
  return { date, engine, templates, groups, leftOut };
}
