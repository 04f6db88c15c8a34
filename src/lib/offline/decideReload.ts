/** A reload that the portal has done by itself in a tab. */
export interface PastReload {
  /** Version of the worker it was done for. */
  version: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** The state of a tab after a new worker was found. */
export interface ReloadFacts {
  /** Whether a worker was in charge before: the first one changes nothing. */
  wasControlled: boolean;
  /** Whether the new worker is activated. */
  isActivated: boolean;
  /** Version of the new worker. */
  version: string;
  /** Whether the tab has the focus. */
  hasFocus: boolean;
  /** Whether the caret is in a field or an editor. */
  isTyping: boolean;
  /** Whether a demo was changed and storage did not take the change. */
  hasUnsavedDraft: boolean;
  /** The last reload of this tab; `unknown` where the tab can keep no record. */
  last: PastReload | 'unknown' | null;
  /** In milliseconds since 1970. */
  now: number;
}

/** `wait`: ask again when something has changed; `never`: not for this worker. */
export type ReloadDecision = 'reload' | 'wait' | 'never';

/**
 * Least time between two reloads of a tab, in milliseconds. A host whose worker differs at
 * every request would otherwise reload its readers for ever.
 */
export const RELOAD_GAP_MS = 10 * 60 * 1000;

/**
 * Decides whether a tab reloads itself for a new service worker: once for each version, when
 * the worker is activated and the tab has the focus, and never while work would be lost.
 */
export function decideReload({
  wasControlled,
  isActivated,
  version,
  hasFocus,
  isTyping,
  hasUnsavedDraft,
  last,
  now,
}: ReloadFacts): ReloadDecision {
  if (!wasControlled || last === 'unknown') {
    return 'never';
  }
  if (last && (last.version === version || now - last.at < RELOAD_GAP_MS)) {
    return 'never';
  }
  return isActivated && hasFocus && !isTyping && !hasUnsavedDraft
    ? 'reload'
    : 'wait';
}

/**
 * Reads the record of a tab's last reload; null for none and for one that is damaged.
 *
 * @example parseReload('{"version":"a","at":1}') // → { version: 'a', at: 1 }
 */
export function parseReload(text: string | null): PastReload | null {
  try {
    const { version, at } = JSON.parse(text ?? '') as Partial<PastReload>;
    return typeof version === 'string' && Number.isFinite(at)
      ? { version, at: at as number }
      : null;
  } catch {
    return null;
  }
}
