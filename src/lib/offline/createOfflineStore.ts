import {
  installPack,
  NoSpaceError,
  readInstalledPacks,
  removePack,
} from './installPack';
import type { Obstacle } from './findObstacle';
import { loadPackList, loadPackManifest } from './packCatalogue';
import { comparePacks, type InstalledPack, type PackEntry } from './packs';
import {
  clearVisits,
  listReadablePages,
  type PortalCacheSources,
} from './portalCaches';

/** Why a pack could not be brought to the device. */
export type PackFailure = 'network' | 'room';

/** A pack as the page shows it. */
export interface PackView extends PackEntry {
  state: 'absent' | 'outdated' | 'current' | 'loading';
  /** Bytes that are there while it loads. */
  loaded: number;
  failure: PackFailure | null;
}

/** State of the offline page. */
export interface OfflineState {
  /** `refused`: this browser, or this address, keeps nothing. */
  phase: 'starting' | 'refused' | 'ready';
  /** Why nothing is kept; null in the other phases. */
  obstacle: Obstacle | null;
  /** Null where the list could not be loaded. */
  packs: readonly PackView[] | null;
  /** Paths of pages that can be read without a network, below the base path. */
  pages: readonly string[];
}

/** Part of the browser that the store needs. */
export interface OfflineStoreSources extends PortalCacheSources {
  fetch: (address: string, options?: RequestInit) => Promise<Response>;
  /** Finds the reason why no worker can serve kept pages; null if one can. */
  findObstacle: () => Promise<Obstacle | null>;
  readFreeSpace: () => Promise<number | null>;
  /** Asks the browser not to clear what is kept. */
  askToPersist: () => Promise<unknown>;
}

/** Packs and pages that are available without a network, in the shape of `useSyncExternalStore`. */
export interface OfflineStore {
  get: () => OfflineState;
  subscribe: (listener: () => void) => () => void;
  /** Looks at what is there. Never rejects, like all that follow. */
  start: () => Promise<void>;
  install: (id: string) => Promise<void>;
  cancel: (id: string) => void;
  remove: (id: string) => Promise<void>;
  forgetPages: () => Promise<void>;
}

/** State before anything is known, on the server too. */
export const INITIAL_OFFLINE_STATE: OfflineState = {
  phase: 'starting',
  obstacle: null,
  packs: null,
  pages: [],
};

export function createOfflineStore(sources: OfflineStoreSources): OfflineStore {
  const listeners = new Set<() => void>();
  const downloads = new Map<string, AbortController>();
  let state = INITIAL_OFFLINE_STATE;
  let installed: InstalledPack[] = [];

  function update(change: Partial<OfflineState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function updatePack(id: string, change: Partial<PackView>): void {
    const packs = state.packs?.map((pack) =>
      pack.id === id ? { ...pack, ...change } : pack,
    );
    update({ packs: packs ?? null });
  }

  const findPack = (id: string) => state.packs?.find((pack) => pack.id === id);
  const listOthers = (id: string) => installed.filter((pack) => pack.id !== id);
  const readState = (entry: PackEntry) =>
    comparePacks(
      entry,
      installed.find(({ id }) => id === entry.id),
    );

  async function fetchJson(path: string): Promise<unknown> {
    const response = await sources.fetch(sources.root + path);
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}`);
    }
    return response.json();
  }

  async function refreshPages(): Promise<void> {
    update({ pages: (await listReadablePages(sources)).sort() });
  }

  async function loadPacks(): Promise<PackView[] | null> {
    try {
      const entries = (await loadPackList(fetchJson)).filter(
        ({ offered }) => offered,
      );
      installed = await readInstalledPacks(
        sources,
        entries.map(({ id }) => id),
      );
      return entries.map((entry) => ({
        ...entry,
        state: readState(entry),
        loaded: 0,
        failure: null,
      }));
    } catch {
      return null;
    }
  }

  async function load(pack: PackView, signal: AbortSignal): Promise<void> {
    const manifest = await loadPackManifest(fetchJson, pack);
    const result = await installPack(manifest, listOthers(pack.id), {
      ...sources,
      signal,
      onProgress: (loaded) => updatePack(pack.id, { loaded }),
    });
    installed = [...listOthers(pack.id), result];
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async start() {
      try {
        const obstacle = await sources.findObstacle();
        if (obstacle) {
          update({ phase: 'refused', obstacle });
          return;
        }
        const packs = await loadPacks();
        await refreshPages();
        update({ phase: 'ready', obstacle: null, packs });
      } catch {
        // The caches cannot be read: the browser refuses access.
        update({ phase: 'refused', obstacle: 'refused' });
      }
    },
    async install(id) {
      const pack = findPack(id);
      // One download at a time: leftovers of one could not be told from new files of another.
      if (!pack || downloads.size > 0) {
        return;
      }
      const controller = new AbortController();
      downloads.set(id, controller);
      updatePack(id, { state: 'loading', loaded: 0, failure: null });
      let failure: PackFailure | null = null;
      try {
        await sources.askToPersist().catch(() => undefined);
        await load(pack, controller.signal);
      } catch (error) {
        const { name } = error as Error;
        failure =
          error instanceof NoSpaceError || name === 'QuotaExceededError'
            ? 'room'
            : 'network';
      }
      downloads.delete(id);
      // Files of pages of an earlier version stay: some of those pages are already updated.
      if (controller.signal.aborted && pack.state === 'absent') {
        await removePack(id, installed, sources).catch(() => undefined);
      }
      updatePack(id, {
        state: readState(pack),
        failure: controller.signal.aborted ? null : failure,
      });
      await refreshPages().catch(() => undefined);
    },
    cancel(id) {
      downloads.get(id)?.abort();
    },
    async remove(id) {
      if (downloads.size > 0) {
        return;
      }
      try {
        await removePack(id, listOthers(id), sources);
        installed = listOthers(id);
        updatePack(id, { state: 'absent', failure: null });
        await refreshPages();
      } catch {
        // Storage was disabled meanwhile: nothing can be removed.
      }
    },
    async forgetPages() {
      try {
        await clearVisits(sources);
        await refreshPages();
      } catch {
        // As above.
      }
    },
  };
}
