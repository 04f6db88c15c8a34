import { DEFAULT_CODE_STYLING, type CodeStyling } from './codeStyling';
import { demoToHash, type CodeVariant } from './codeVariant';
import type { TextStorage } from '../storage/storageAreas';

/** A demo as a reader has changed it. */
export interface Draft {
  /** The whole file. */
  code: string;
  /** When it was saved last, in milliseconds since 1970. */
  savedAt: number;
  /** Set while the code is started; still set later if it took the page with it. */
  unproven?: true;
}

/** The reader's changed demos. No member ever throws. */
export interface Drafts {
  /** The draft of a demo; null where there is none. */
  read(key: string): Draft | null;
  /** Keeps a draft; the oldest others give way if room is short. */
  write(key: string, draft: Pick<Draft, 'code' | 'unproven'>): void;
  /** Forgets one draft. */
  remove(key: string): void;
  /** Deletes all drafts. @returns a function that restores them */
  forget(): () => void;
  /** Whether a draft is in memory alone, and would be lost with the page. */
  hasUnsaved(): boolean;
}

/** Dependencies of drafts. */
export interface DraftSources {
  /** A getter, because to name storage may throw already. */
  getStorage: () => TextStorage | null | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Local storage key of all drafts. */
export const DRAFTS_KEY = 'demo-drafts';

/** Most that is stored, in UTF-16 units: 60 of the 64 KB that all keys may take. */
export const DRAFTS_MAX_LENGTH = 30 * 1024;

/** Drafts older than a week are dropped: the demo has moved on. */
export const DRAFT_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Format of what is stored. Another one is not understood and counts as nothing. */
const STORED_VERSION = 1;

type DraftsByKey = ReadonlyMap<string, Draft>;

/**
 * Names the draft of a demo in one language and styling, like the link to it.
 *
 * @param styling null for a demo that knows no stylings; its key is that of MUI System, so
 *   that a demo may get stylings later
 *
 * @example
 * demoToDraftKey('/material-ui/react-button/', 'ButtonSizes', 'TS')
 * // → '/material-ui/react-button/#ButtonSizes.tsx'
 * @example
 * demoToDraftKey('/base-ui/react-button/', 'ButtonExport', 'JS', 'Tailwind')
 * // → '/base-ui/react-button/#tailwind-ButtonExport.js'
 */
export function demoToDraftKey(
  pathname: string,
  name: string,
  variant: CodeVariant,
  styling: CodeStyling | null = null,
): string {
  const prefixed = styling === DEFAULT_CODE_STYLING ? null : styling;
  return pathname + demoToHash({ demo: name, variant, styling: prefixed });
}

function parseDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { code, savedAt, unproven } = value as Record<string, unknown>;
  if (typeof code !== 'string' || !Number.isFinite(savedAt)) {
    return undefined;
  }
  return {
    code,
    savedAt: savedAt as number,
    ...(unproven === true ? { unproven } : {}),
  };
}

/**
 * Reads stored drafts. Whatever is damaged, foreign or too old is left out.
 *
 * @param now in milliseconds since 1970
 */
export function parseDrafts(text: string, now: number): Map<string, Draft> {
  const drafts = new Map<string, Draft>();
  if (text.length > DRAFTS_MAX_LENGTH) {
    return drafts;
  }
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return drafts;
  }
  const { version, drafts: entries } = (stored ?? {}) as Record<string, unknown>;
  if (version !== STORED_VERSION || !Array.isArray(entries)) {
    return drafts;
  }
  for (const entry of entries as unknown[]) {
    const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    const draft = parseDraft(value);
    if (
      typeof key === 'string' &&
      draft &&
      now - draft.savedAt <= DRAFT_MAX_AGE_MS
    ) {
      drafts.set(key, draft);
    }
  }
  return drafts;
}

/** Text to store: as many drafts as there is room for, the newest first. */
export function serializeDrafts(drafts: DraftsByKey): string {
  const entries: [string, Draft][] = [];
  const render = () => JSON.stringify({ version: STORED_VERSION, drafts: entries });
  const newestFirst = [...drafts].sort(([, a], [, b]) => b.savedAt - a.savedAt);
  for (const entry of newestFirst) {
    entries.push(entry);
    if (render().length > DRAFTS_MAX_LENGTH) {
      entries.pop();
    }
  }
  return render();
}

/**
 * Keeps edited demos in one key of local storage. Storage is read again before each change, so
 * that two tabs do not undo each other. Drafts that storage refuses stay in memory for the
 * lifetime of the object.
 */
export function createDrafts({ getStorage, now }: DraftSources): Drafts {
  /** Drafts that storage refused; null = removed. */
  const session = new Map<string, Draft | null>();

  function load(): Map<string, Draft> {
    try {
      const text = getStorage()?.getItem(DRAFTS_KEY);
      return text ? parseDrafts(text, now()) : new Map<string, Draft>();
    } catch {
      return new Map();
    }
  }

  function save(drafts: DraftsByKey): void {
    try {
      if (drafts.size === 0) {
        getStorage()?.removeItem(DRAFTS_KEY);
      } else {
        getStorage()?.setItem(DRAFTS_KEY, serializeDrafts(drafts));
      }
    } catch {
      // Storage is missing, full or disabled: drafts that it lacks are kept below.
    }
  }

  function change(key: string, draft: Draft | null): void {
    const drafts = load();
    if (draft) {
      drafts.set(key, draft);
    } else {
      drafts.delete(key);
    }
    save(drafts);
    if ((load().get(key)?.code ?? null) === (draft?.code ?? null)) {
      session.delete(key);
    } else {
      session.set(key, draft);
    }
  }

  return {
    read(key) {
      const kept = session.get(key);
      return kept === undefined ? (load().get(key) ?? null) : kept;
    },
    write(key, draft) {
      change(key, { ...draft, savedAt: now() });
    },
    remove(key) {
      change(key, null);
    },
    forget() {
      const kept = [...load(), ...session];
      kept.forEach(([key]) => change(key, null));
      return () => kept.forEach(([key, draft]) => change(key, draft));
    },
    hasUnsaved: () => [...session.values()].some((draft) => draft !== null),
  };
}
