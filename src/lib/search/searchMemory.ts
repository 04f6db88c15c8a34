import type { TextStorage } from '../storage/storageAreas';
import { PRODUCTS } from '../address/products';
import { SEARCH_KINDS, type SearchKind, type SearchScope } from './types';

/** A result that was opened. */
export interface RecentHit {
  kind: SearchKind;
  name: string;
  owner?: string;
  scope: SearchScope;
  /** Pathname below the base URL, with hash or query. */
  href: string;
}

/** Filters of a search; empty lists match everything. */
export interface SearchFilters {
  scopes: readonly SearchScope[];
  kinds: readonly SearchKind[];
}

/** A reader's searches, as stored. */
export interface SearchRecord extends SearchFilters {
  /** The newest first. */
  recent: readonly RecentHit[];
}

/** Pages that a reader has opened, and the scope of the search. No member ever throws. */
export interface SearchMemory {
  read(): SearchRecord;
  keepFilters(filters: SearchFilters): void;
  /** Puts a result in front of the recent ones. */
  keepRecent(hit: RecentHit): void;
  /**
   * Removes the opened results, but not the filters. @returns a function that restores them,
   * behind those opened since
   */
  removeRecent(): () => void;
  /** Removes everything. @returns a function that restores it */
  forget(): () => void;
}

/** Local storage key. */
export const SEARCH_MEMORY_KEY = 'search-memory';

/** Number of remembered results. */
export const RECENT_MAX = 8;

/** Format of what is stored. Another one is not understood and counts as nothing. */
const STORED_VERSION = 1;

const NOTHING: SearchRecord = { recent: [], scopes: [], kinds: [] };

/** Longest text of a result that is stored, in UTF-16 units. */
const TEXT_MAX_LENGTH = 200;

const SCOPES: readonly string[] = [
  ...PRODUCTS.map(({ id }) => id),
  'icons',
  'portal',
];

const isScope = (value: unknown): value is SearchScope =>
  SCOPES.includes(value as string);

const isKind = (value: unknown): value is SearchKind =>
  (SEARCH_KINDS as readonly unknown[]).includes(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX_LENGTH;

function parseRecent(value: unknown): RecentHit[] {
  const { kind, name, owner, scope, href } = (value ?? {}) as Record<
    string,
    unknown
  >;
  // Addresses of other hosts begin with two slashes.
  const isPath = isText(href) && /^\/(?!\/)/.test(href) && !href.includes('\\');
  if (!isKind(kind) || !isText(name) || !isScope(scope) || !isPath) return [];
  return [{ kind, name, scope, href, ...(isText(owner) ? { owner } : {}) }];
}

const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Reads stored text. Whatever is damaged or foreign is left out. */
export function parseSearchRecord(text: string): SearchRecord {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return NOTHING;
  }
  const { version, recent, scopes, kinds } = (stored ?? {}) as Record<
    string,
    unknown
  >;
  if (version !== STORED_VERSION) return NOTHING;
  return {
    recent: toList(recent).flatMap(parseRecent).slice(0, RECENT_MAX),
    scopes: [...new Set(toList(scopes).filter(isScope))],
    kinds: [...new Set(toList(kinds).filter(isKind))],
  };
}

/** Text to store. */
export function serializeSearchRecord(record: SearchRecord): string {
  return JSON.stringify({ version: STORED_VERSION, ...record });
}

/**
 * Keeps a reader's searches in one key of local storage. A record that storage refuses stays in
 * memory for the lifetime of the object.
 *
 * @param getStorage a getter, because to name storage may throw already
 */
export function createSearchMemory(
  getStorage: () => TextStorage | null | undefined,
): SearchMemory {
  /** The record that storage refused. */
  let session: SearchRecord | null = null;

  function read(): SearchRecord {
    if (session) return session;
    try {
      return parseSearchRecord(getStorage()?.getItem(SEARCH_MEMORY_KEY) ?? '');
    } catch {
      return NOTHING;
    }
  }

  function write(record: SearchRecord): void {
    session = record;
    try {
      const text = serializeSearchRecord(record);
      const storage = getStorage();
      if (text === serializeSearchRecord(NOTHING)) {
        storage?.removeItem(SEARCH_MEMORY_KEY);
        session = storage ? null : record;
        return;
      }
      storage?.setItem(SEARCH_MEMORY_KEY, text);
      if (storage?.getItem(SEARCH_MEMORY_KEY) === text) session = null;
    } catch {
      // Storage is missing, full or disabled: the session keeps it.
    }
  }

  function addRecent(hits: readonly RecentHit[], others: readonly RecentHit[]) {
    const known = new Set(hits.map(({ href }) => href));
    const recent = [...hits, ...others.filter(({ href }) => !known.has(href))];
    write({ ...read(), recent: recent.slice(0, RECENT_MAX) });
  }

  return {
    read,
    keepFilters: ({ scopes, kinds }) => write({ ...read(), scopes, kinds }),
    keepRecent: (hit) => addRecent([hit], read().recent),
    removeRecent() {
      const { recent } = read();
      write({ ...read(), recent: [] });
      return () => addRecent(read().recent, recent);
    },
    forget() {
      const kept = read();
      write(NOTHING);
      return () => write(kept);
    },
  };
}
