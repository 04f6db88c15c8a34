import { matchRoutes } from 'react-router-config';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import routes from '@generated/routes';
import chunkNames from '@generated/routesChunkNames';
import { listChunkFiles } from './listChunkFiles';
import { findLoader, isKnown } from './openShards';
import preloadPage from './preload';
import type { ChunkNames } from '../types';

/** Addresses of pages. */
const fetched = new Set<string>();
const loaded = new Set<string>();

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

const isLoaded = (file: string): boolean =>
  performance.getEntriesByName(new URL(file, window.location.href).href).length > 0;

function prefetchFiles(loaders: (() => Promise<unknown>)[]): Promise<void[]> {
  const files = [...new Set(loaders.flatMap(listChunkFiles))].filter(
    (file) => !fetchedFiles.has(file) && !isLoaded(file),
  );
  files.forEach((file) => fetchedFiles.add(file));
  return Promise.all(files.map(prefetchFile));
}

/**
 * Fetches the files of a page ahead. Of a page the routes do not know yet, that is the
 * piece of the routes it is in.
 */
async function prefetch(pathname: string): Promise<false | void[]> {
  if (isSlowConnection() || loaded.has(pathname) || fetched.has(pathname)) {
    return false;
  }
  if (isKnown(pathname)) {
    fetched.add(pathname);
    return prefetchFiles(listLoaders(pathname));
  }
  return prefetchFiles([findLoader(pathname)].flatMap((loader) => loader ?? []));
}

function preload(pathname: string): false | Promise<void> {
  if (isSlowConnection() || loaded.has(pathname)) {
    return false;
  }
  loaded.add(pathname);
  return preloadPage(pathname);
}

export default Object.freeze({ prefetch, preload });
