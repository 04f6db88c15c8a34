/** Facts about a request that the service worker needs. */
export interface RequestFacts {
  url: string;
  method: string;
  /** `navigate` for a page of a tab or a frame. */
  mode: string;
  /** `document`, `iframe`, `font`, `image`, `script`, `style`, or empty for `fetch()`. */
  destination: string;
  /** Cache mode of the request. */
  cache: string;
  /** Whether only a part of the file is requested. */
  hasRange: boolean;
}

/** Address of the portal. */
export interface PortalPlace {
  /** Without trailing slash. */
  origin: string;
  /** With both slashes. */
  baseUrl: string;
}

/**
 * Strategies of the service worker:
 *
 * - `ignore`: not at all, the browser does what it would do without it;
 * - `page`: from the network for a few seconds, else what was kept, else the offline page;
 * - `immutable`: what was kept, for its name holds a hash; else from the network, and kept;
 * - `lasting`: what was kept, and a newer copy for the next time;
 * - `fresh`: from the network for a few seconds, else what was kept.
 */
export type Strategy = 'ignore' | 'page' | 'immutable' | 'lasting' | 'fresh';

/** Names with a hash of the contents in them: `main.0a1b2c3d.js`. */
const HASHED_FILE = /^(?:assets|runner\/packages)\/.*[.-][0-9a-f]{8,}\.\w+$/;

/** A folder with a hash in its name holds files that never change either. */
const HASHED_FOLDER = /^assets\/.*[.-][0-9a-f]{8,}\//;

/**
 * Says whether the contents of a file can never change, because a hash of them is in its
 * address.
 *
 * @param path below the portal's base path, without leading slash
 * @example isHashedFile('assets/js/main.0a1b2c3d.js') // → true
 * @example isHashedFile('assets/material-icons-35f417bc/filled-0.json') // → true
 * @example isHashedFile('img/favicon.svg') // → false
 */
export function isHashedFile(path: string): boolean {
  return HASHED_FILE.test(path) || HASHED_FOLDER.test(path);
}

const LASTING = new Set(['font', 'image', 'style']);

/**
 * Chooses how a request is answered. Requests that insist on the network (`cache: 'reload'`
 * or `'no-store'`) are the portal's own when it fills its caches, and are left alone.
 *
 * @example
 * requestToStrategy({ url: 'https://a.org/x/', method: 'GET', mode: 'navigate', … }, place)
 * // → 'page'
 */
export function requestToStrategy(
  { url, method, mode, destination, cache, hasRange }: RequestFacts,
  { origin, baseUrl }: PortalPlace,
): Strategy {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (
    method !== 'GET' ||
    hasRange ||
    askedOrigin !== origin ||
    !pathname.startsWith(baseUrl)
  ) {
    return 'ignore';
  }
  const path = pathname.slice(baseUrl.length);
  if (path === 'sw.js') {
    return 'ignore';
  }
  if (mode === 'navigate') {
    return destination === 'iframe' ? 'fresh' : 'page';
  }
  if (cache === 'reload' || cache === 'no-store') {
    return 'ignore';
  }
  if (isHashedFile(path)) {
    return 'immutable';
  }
  return LASTING.has(destination) ? 'lasting' : 'fresh';
}
