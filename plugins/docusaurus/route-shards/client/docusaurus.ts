import { matchRoutes } from 'react-router-config';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { notePrefetchedScripts } from '../../../../src/lib/offline/prefetchedScripts';
import { listChunkFiles } from './listChunkFiles';
import { openShardOf } from './openShards';
import preloadPage from './preload';
import type { ChunkNames } from '../types';

/**
 * Bytes over the network that are fetched ahead while one page is shown; the page that reaches
 * the limit is the last one.
 */
const AHEAD = 100_000;

/** Addresses of pages. */
const requested = new Set<string>();
const loaded = new Set<string>();

/** Pages that are to be fetched ahead, in the order in which their links came into view. */
const waiting: string[] = [];

const fetchedFiles = new Set<string>();

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function isSlowConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

const listNames = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) =>
    typeof name === 'string' ? name : listNames(name as ChunkNames),
  );

/** The loaders of what the page of an address consists of. */
function listLoaders(pathname: string): (() => Promise<unknown>)[] {
  const paths = new Set(
    matchRoutes(routes, pathname).map(({ route }) => route.path as string),
  );
  return Object.entries(chunkNames)
    .filter(([key]) => paths.has(key.replace(/-[^-]+$/, '')))
    .flatMap(([, names]) => listNames(names))
    .flatMap((name) => registry[name]?.[0] ?? []);
}

const listFiles = (loaders: readonly (() => Promise<unknown>)[]): string[] => [
  ...new Set(loaders.flatMap(listChunkFiles)),
];

const noteAhead = (loaders: readonly (() => Promise<unknown>)[]): void =>
  notePrefetchedScripts(listFiles(loaders));

const readTimings = (file: string) =>
  performance.getEntriesByName(
    new URL(file, window.location.href).href,
  ) as PerformanceResourceTiming[];

/** @returns bytes that came over the network */
async function prefetchFiles(loaders: (() => Promise<unknown>)[]): Promise<number> {
  const files = listFiles(loaders).filter(
    (file) => !fetchedFiles.has(file) && readTimings(file).length === 0,
  );
  files.forEach((file) => fetchedFiles.add(file));
  await Promise.all(files.map(prefetchFile));
  return files
    .flatMap(readTimings)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/**
 * Fetches the files of a page ahead. Of a page the routes do not know yet, those are first the
 * parts of the routes that name them.
 *
 * @returns bytes that came over the network
 * @throws what the bundler's loader throws where a part does not come
 */
async function fetchAhead(pathname: string): Promise<number> {
  let bytes = 0;
  await openShardOf(pathname, async ({ load }) => {
    noteAhead([load]);
    bytes += await prefetchFiles([load]);
  });
  return bytes + (await prefetchFiles(listLoaders(pathname)));
}

let isFetching = false;
let spent = 0;
let shownPathname = '';

/** @returns nothing where the budget is spent, or no page is left */
function takeWaiting(): string | undefined {
  if (shownPathname !== window.location.pathname) {
    shownPathname = window.location.pathname;
    spent = 0;
  }
  return spent < AHEAD ? waiting.shift() : undefined;
}

/**
 * Prefetches one page after the other, so that requests of the reader are not delayed. If a
 * part of the routes fails to load, as without a network or after a deploy, no more links of
 * this page are prefetched: each would request it again, and a click does so by itself. Nobody
 * catches the error, by which `watchScripts` knows that no reader waits.
 */
async function fetchWaiting(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  try {
    for (let next = takeWaiting(); next !== undefined; next = takeWaiting()) {
      if (!loaded.has(next)) spent += await fetchAhead(next);
    }
  } catch (error) {
    spent = AHEAD;
    throw error;
  } finally {
    isFetching = false;
  }
}

/** Called for each link that comes into view. */
function prefetch(pathname: string): false | Promise<void> {
  if (isSlowConnection() || loaded.has(pathname)) {
    return false;
  }
  if (!requested.has(pathname)) {
    requested.add(pathname);
    waiting.push(pathname);
  }
  return fetchWaiting();
}

async function loadAhead(pathname: string): Promise<void> {
  await openShardOf(pathname, ({ load }) => noteAhead([load]));
  noteAhead(listLoaders(pathname));
  await preloadPage(pathname);
}

function preload(pathname: string): false | Promise<void> {
  if (isSlowConnection() || loaded.has(pathname)) {
    return false;
  }
  loaded.add(pathname);
  return loadAhead(pathname);
}

export default Object.freeze({ prefetch, preload });
