import { dayToPartIndex } from '../harness/pickDailyPart';
import type { TestedDemo } from './listDemos';

/** Record of a demo that has passed all checks. */
export interface LedgerEntry {
  /** Fingerprint of all that its look and behaviour in a browser depend on. */
  fingerprint: string;
  /** Day on which this state was first verified, ISO. */
  verified: string;
}

/** Entries by id of the demo. */
export type Ledger = ReadonlyMap<string, LedgerEntry>;

/** Of demos that are as they were verified, a run opens one part of so many. */
export const ROTATION = 10;

const HEAD =
  '# Demos that passed all checks in a browser: id, fingerprint, day. Written by npm run test:demos.';

const LINE = /^(\S+)\t([0-9a-f]{16})\t(\d{4}-\d{2}-\d{2})$/;

/**
 * Reads the ledger. Lines of an unfinished merge, and any other that is not understood, are left
 * out: their demos are opened again.
 *
 * @param file name for the messages
 * @returns entries, and a message `file:line: …` for each line that was left out
 */
export function parseLedger(
  text: string,
  file: string,
): { ledger: Map<string, LedgerEntry>; problems: string[] } {
  const ledger = new Map<string, LedgerEntry>();
  const problems: string[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line === '' || line.startsWith('#')) {
      return;
    }
    const [, id, fingerprint, verified] = LINE.exec(line) ?? [];
    if (id && fingerprint && verified) {
      ledger.set(id, { fingerprint, verified });
    } else {
      problems.push(
        `${file}:${index + 1}: no entry, so its demo is opened: ${line}`,
      );
    }
  });
  return { ledger, problems };
}

/** Writes the ledger, a line for each demo in the order of their ids, so that it merges. */
export function renderLedger(ledger: Ledger): string {
  const lines = [...ledger]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { fingerprint, verified }]) => `${id}\t${fingerprint}\t${verified}`);
  return `${[HEAD, ...lines].join('\n')}\n`;
}

/** The part of the rotation that a demo belongs to, from 0. It follows from its id alone. */
function idToPart(id: string): number {
  let sum = 0;
  for (const character of id) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  }
  return sum % ROTATION;
}

/**
 * The part of the rotation whose turn it is.
 *
 * @param day ISO, as `2026-11-29`
 */
export const dayToPart = (day: string): number => dayToPartIndex(day, ROTATION);

/**
 * Chooses the demos that are opened in a browser: those that the ledger does not know as they
 * are, and the part of the others whose turn it is.
 *
 * @param fingerprints by id of the demo
 * @param day ISO
 */
export function chooseOpened(
  demos: readonly Pick<TestedDemo, 'id'>[],
  fingerprints: ReadonlyMap<string, string>,
  ledger: Ledger,
  day: string,
): Set<string> {
  const turn = dayToPart(day);
  return new Set(
    demos
      .map(({ id }) => id)
      .filter(
        (id) =>
          ledger.get(id)?.fingerprint !== fingerprints.get(id) ||
          idToPart(id) === turn,
      ),
  );
}

/** Outcome of a run, for the ledger. */
export interface LedgerUpdate {
  /** Ids of all demos, where the run knew all; then entries of others go. */
  known: readonly string[] | null;
  /** Ids of demos that were opened and passed all checks. */
  passed: readonly string[];
  /** Ids of demos that failed one. */
  failed: readonly string[];
  fingerprints: ReadonlyMap<string, string>;
  /** ISO. */
  day: string;
}

/**
 * Writes down a run. An entry that still holds keeps its day, so that a run without changes
 * leaves the file as it was.
 */
export function updateLedger(
  ledger: Ledger,
  { known, passed, failed, fingerprints, day }: LedgerUpdate,
): Map<string, LedgerEntry> {
  const updated = new Map(
    [...ledger].filter(([id]) => known === null || known.includes(id)),
  );
  failed.forEach((id) => updated.delete(id));
  for (const id of passed) {
    const fingerprint = fingerprints.get(id);
    if (fingerprint && updated.get(id)?.fingerprint !== fingerprint) {
      updated.set(id, { fingerprint, verified: day });
    }
  }
  return updated;
}
