import type { RouteConfig } from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes from '@generated/routes';
import groups from '@generated/routes?groups';
import chunkNames from '@generated/routesChunkNames';
import { findShard } from '../findShard';
import { listBranches } from '../listBranches';
import type {
  RoutesEntry,
  ShardEntry,
  ShardGroupEntry,
  ShardModule,
} from '../types';

/** A part of the routes that has to be loaded before they know a page. */
export interface RoutePart {
  /** Loads it, and does no more. */
  load: () => Promise<unknown>;
  /** Loads it and puts it to use, once. A failure is tried again next time. */
  open: () => Promise<void>;
}

/** The lists as they are at first: pages are put into them, and they stay the same lists. */
const branches = listBranches<RouteConfig>(routes);

const lists = new Map<ShardGroupEntry, readonly ShardEntry[]>();
const opened = new Set<ShardEntry>();
const openings = new Map<object, Promise<void>>();

function addPages(shard: ShardModule): void {
  Object.assign(registry, shard.registry);
  Object.assign(chunkNames, shard.chunkNames);
  for (const [branch, path, hash, attributes] of shard.routes) {
    // Before the others: a page matches its address alone, and they match whole branches.
    branches[branch]?.unshift({
      key: path,
      path,
      sensitive: true,
      component: ComponentCreator(path, hash),
      ...attributes,
    });
  }
}

function toPart<Module>(
  entry: RoutesEntry<Module>,
  use: (module: Module) => void,
): RoutePart {
  const [, load] = entry;
  const loadAndUse = async () => use((await load()).default);
  return {
    load,
    open() {
      const opening = openings.get(entry) ?? loadAndUse();
      openings.set(entry, opening);
      opening.catch(() => openings.delete(entry));
      return opening;
    },
  };
}

function findEntry<Entry extends readonly [first: string, load: unknown]>(
  entries: readonly Entry[],
  pathname: string,
): Entry | undefined {
  const firsts = entries.map(([first]) => first);
  return entries[findShard(firsts, pathname)];
}

/**
 * Finds the part of the routes that is to be opened next, until they know the page of an
 * address: first the list of the pieces around it, then the piece it is in.
 *
 * @returns nothing where the routes know the page, or there is none
 */
export function findNextPart(pathname: string): RoutePart | undefined {
  const group = findEntry(groups, pathname);
  if (!group) {
    return undefined;
  }
  const list = lists.get(group);
  if (!list) {
    return toPart(group, (entries) => lists.set(group, entries));
  }
  const shard = findEntry(list, pathname);
  return shard && !opened.has(shard)
    ? toPart(shard, (module) => {
        addPages(module);
        opened.add(shard);
      })
    : undefined;
}

/**
 * Makes the page of an address known to the routes.
 *
 * @param prepare called before each part that is opened
 */
export async function openShardOf(
  pathname: string,
  prepare?: (part: RoutePart) => Promise<void> | void,
): Promise<void> {
  for (let part = findNextPart(pathname); part; part = findNextPart(pathname)) {
    await prepare?.(part);
    await part.open();
  }
}
