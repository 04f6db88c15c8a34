import type { TextStorage } from '../storage/storageAreas';
import { parseReload, type PastReload } from './decideReload';

/** Session storage key of the last reload that the portal has done in a tab. */
export const RELOAD_KEY = 'portal-reload';

/** A tab's memory of its reloads. No member ever throws. */
export interface ReloadRecord {
  /** The last reload; `unknown` where storage is missing or refused. */
  read(): PastReload | 'unknown' | null;
  /** @returns whether it was kept: a reload without record might repeat itself */
  write(reload: PastReload): boolean;
}

/**
 * Keeps the last reload of a tab in its session storage.
 *
 * @param getStorage a getter, because to name storage may throw already
 */
export function createReloadRecord(
  getStorage: () => TextStorage | null | undefined,
): ReloadRecord {
  return {
    read() {
      try {
        const storage = getStorage();
        return storage ? parseReload(storage.getItem(RELOAD_KEY)) : 'unknown';
      } catch {
        return 'unknown';
      }
    },
    write(reload) {
      try {
        const storage = getStorage();
        storage?.setItem(RELOAD_KEY, JSON.stringify(reload));
        return parseReload(storage?.getItem(RELOAD_KEY) ?? null)?.at === reload.at;
      } catch {
        return false;
      }
    },
  };
}
