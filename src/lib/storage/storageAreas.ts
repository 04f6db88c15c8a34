import {
  getCookie,
  serializeCookie,
  serializeExpiredCookie,
  type CookieDocument,
} from './cookies';

/** Storage areas of a browser. */
export type StoragePlace = 'localStorage' | 'sessionStorage' | 'cookie';

/** The part of `localStorage` and `sessionStorage` that the portal needs. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Getters, because to name `localStorage` may throw already, and a server has neither. */
export interface StorageSources {
  getLocalStorage: () => TextStorage | null | undefined;
  getSessionStorage: () => TextStorage | null | undefined;
  getDocument: () => CookieDocument | null | undefined;
}

/** A place to keep text in. Both members may throw. */
export interface StorageArea {
  load(key: string): string | null;
  save(key: string, text: string | null): void;
}

function requirePresent<T>(value: T | null | undefined): T {
  if (!value) {
    throw new Error('There is nothing to store anything in.');
  }
  return value;
}

function createStorageArea(
  getStorage: StorageSources['getLocalStorage'],
): StorageArea {
  const requireStorage = () => requirePresent(getStorage());
  return {
    load: (key) => requireStorage().getItem(key),
    save(key, text) {
      if (text === null) {
        requireStorage().removeItem(key);
      } else {
        requireStorage().setItem(key, text);
      }
    },
  };
}

function createCookieArea({ getDocument }: StorageSources): StorageArea {
  const requireDocument = () => requirePresent(getDocument());
  return {
    load: (key) => getCookie(key, requireDocument()) ?? null,
    save(key, text) {
      requireDocument().cookie =
        text === null ? serializeExpiredCookie(key) : serializeCookie(key, text);
    },
  };
}

/** The three places to keep text in. */
export function createStorageAreas(
  sources: StorageSources,
): Record<StoragePlace, StorageArea> {
  return {
    localStorage: createStorageArea(sources.getLocalStorage),
    sessionStorage: createStorageArea(sources.getSessionStorage),
    cookie: createCookieArea(sources),
  };
}
