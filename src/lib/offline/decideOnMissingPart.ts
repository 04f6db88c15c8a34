import { RELOAD_GAP_MS, type PastReload } from './decideReload';

/** Facts about the page when a script of the portal failed to load. */
export interface MissingPart {
  /** HTTP status that the server gives for it now; null where there is no answer. */
  status: number | null;
  /** The last reload of this tab; `unknown` where the tab can keep no record. */
  last: PastReload | 'unknown' | null;
  hasUnsavedDraft: boolean;
  /** Whether the page runs; if not, its own scripts are missing and nobody else can say so. */
  isRunning: boolean;
  /** In milliseconds since 1970. */
  now: number;
}

/** `nothing`: the part that wanted it says so itself, and offers to try again. */
export type MissingPartDecision = 'reload' | 'message' | 'nothing';

/**
 * Decides what follows when a script is gone, as after a deploy that has removed the files of
 * the page in this tab: one reload, and where that has not helped, a message. Without a
 * network a reload would help nobody, so the part that wanted it speaks, or a message.
 *
 * @example decideOnMissingPart({ status: 404, last: null, … }) // → 'reload'
 */
export function decideOnMissingPart({
  status,
  last,
  hasUnsavedDraft,
  isRunning,
  now,
}: MissingPart): MissingPartDecision {
  if (status === null || (status >= 200 && status < 300)) {
    return isRunning ? 'nothing' : 'message';
  }
  const mayReload =
    !hasUnsavedDraft &&
    last !== 'unknown' &&
    (last === null || now - last.at >= RELOAD_GAP_MS);
  return mayReload ? 'reload' : 'message';
}
