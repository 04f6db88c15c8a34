import type { IconStyle } from './iconStyles';

/** Drawings of one file, by place; null where the icon has no such style. */
export type Drawings = readonly (string | null)[];

/** State of a drawing that is not loaded. */
export type DrawingState = 'waiting' | 'failed' | 'absent';

export interface DrawingStoreOptions {
  /** Icons in one file. */
  chunkSize: number;
  /** Reads one file; rejects if that fails. */
  load: (style: IconStyle, chunk: number) => Promise<Drawings>;
}

export interface DrawingStore {
  /** Asks for the drawings of some icons; what is there or on its way is not asked again. */
  request(style: IconStyle, indexes: readonly number[]): void;
  /** Asks for everything again that failed, or that is on its way and fails. */
  retry(): void;
  /**
   * @returns the markup inside `<svg viewBox="0 0 24 24">`, or why there is none
   */
  get(style: IconStyle, index: number): { markup: string } | DrawingState;
  /** Whether a load has failed and has not been repeated. */
  hasFailed(): boolean;
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change, for `useSyncExternalStore`. */
  getVersion: () => number;
}

type Chunk = 'waiting' | 'failed' | Drawings;

/** Keeps the drawings of icons, which come in files of some dozens. */
export function createDrawingStore({
  chunkSize,
  load,
}: DrawingStoreOptions): DrawingStore {
  const chunks = new Map<string, Chunk>();
  /** Files that were loading when all were requested again: failed ones are requested then. */
  const wanted = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;

  const toKey = (style: IconStyle, chunk: number) => `${style} ${chunk}`;

  function set(key: string, chunk: Chunk): void {
    chunks.set(key, chunk);
    version += 1;
    listeners.forEach((listener) => listener());
  }

  function start(style: IconStyle, chunk: number): void {
    const key = toKey(style, chunk);
    chunks.set(key, 'waiting');
    load(style, chunk).then(
      (drawings) => set(key, drawings),
      () => {
        if (wanted.delete(key)) start(style, chunk);
        else set(key, 'failed');
      },
    );
  }

  return {
    request(style, indexes) {
      for (const chunk of new Set(
        indexes.map((index) => Math.floor(index / chunkSize)),
      )) {
        if (!chunks.has(toKey(style, chunk))) {
          start(style, chunk);
        }
      }
    },
    retry() {
      const failed = [...chunks].filter(([, chunk]) => chunk === 'failed');
      for (const [key, chunk] of chunks) {
        if (chunk === 'waiting') wanted.add(key);
      }
      for (const [key] of failed) {
        const [style, chunk] = key.split(' ') as [IconStyle, string];
        start(style, Number(chunk));
      }
      if (failed.length > 0) {
        version += 1;
        listeners.forEach((listener) => listener());
      }
    },
    get(style, index) {
      const chunk =
        chunks.get(toKey(style, Math.floor(index / chunkSize))) ?? 'waiting';
      if (chunk === 'waiting' || chunk === 'failed') {
        return chunk;
      }
      const markup = chunk[index % chunkSize];
      return typeof markup === 'string' ? { markup } : 'absent';
    },
    hasFailed: () => [...chunks.values()].includes('failed'),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getVersion: () => version,
  };
}
