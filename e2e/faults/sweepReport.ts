import type { Fault } from './fault';
import type { Run } from './faults';

/** Outcome of the runs of one group of faults. */
export interface FaultGroup {
  name: string;
  faults: number;
  runs: number;
  failed: number;
  /** Day on which it was run again, ISO; absent where it was run with the others. */
  date?: string;
}

/** Outcome of one part of the sweep of faults, as it is kept for the report. */
export interface FaultSweep {
  /** Day on which the whole of it ended, ISO. */
  date: string;
  /** Name and version of the browser. */
  engine: string;
  templates: string[];
  groups: FaultGroup[];
  /** Faults that were not tried in this browser, each with the reason. */
  leftOut: { name: string; because: string }[];
}

/** Why a fault is not tried in a browser; undefined where it is. */
export type OmissionReason = (fault: Fault) => string | undefined;

/** The faults that are not tried, by name. */
export function listOmitted(
  faults: readonly Fault[],
  whyLeftOut: OmissionReason,
): FaultSweep['leftOut'] {
  return faults.flatMap((fault) => {
    const because = whyLeftOut(fault);
    return because === undefined
      ? []
      : [{ name: `${fault.group}: ${fault.name}`, because }];
  });
}

/** A run that is over. */
export interface FinishedRun {
  run: Run;
  survived: boolean;
}

/** Adds up the runs of a sweep, by the groups of their faults. */
export function summarizeSweep(
  done: readonly FinishedRun[],
  { date, engine, leftOut }: Pick<FaultSweep, 'date' | 'engine' | 'leftOut'>,
): FaultSweep {
  const names = [...new Set(done.map(({ run }) => run.fault.group))];
  return {
    date,
    engine,
    templates: [...new Set(done.map(({ run }) => run.template))],
    groups: names.map((name) => {
      const own = done.filter(({ run }) => run.fault.group === name);
      return {
        name,
        faults: new Set(own.map(({ run }) => run.fault)).size,
        runs: own.length,
        failed: own.filter(({ survived }) => !survived).length,
      };
    }),
    leftOut,
  };
}

/**
 * Puts groups that were run once more in the place of those that are kept, each with its
 * day. The others stay as they were.
 *
 * @param planned how many runs each group has
 */
export function mergeSweep(
  kept: FaultSweep,
  sweep: FaultSweep,
  planned: ReadonlyMap<string, number>,
): FaultSweep {
  const whole = new Map(
    sweep.groups
      .filter(({ name, runs }) => planned.get(name) === runs)
      .map((group) => [group.name, { ...group, date: sweep.date }]),
  );
  return {
    ...kept,
    groups: kept.groups.map((group) => whole.get(group.name) ?? group),
  };
}

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);

/** The line a part of the sweep ends with. */
export function sweepToText({ groups, templates, engine, date }: FaultSweep) {
  const faults = sum(groups.map((group) => group.faults));
  const runs = sum(groups.map((group) => group.runs));
  const failed = sum(groups.map((group) => group.failed));
  return `${faults} faults, ${templates.length} templates, ${runs} runs, ${failed} failed (${engine}, ${date})`;
}
