import type { RouteConfig } from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes from '@generated/routes';
import shards from '@generated/routes?shards';
import chunkNames from '@generated/routesChunkNames';
import { findShard } from '../findShard';
import { listBranches } from '../listBranches';
import type { ShardModule } from '../types';

/** The lists as they are at first: pages are put into them, and they stay the same lists. */
const branches = listBranches<RouteConfig>(routes);

const firsts = shards.map(([first]) => first);
const openings = new Map<number, Promise<void>>();
const opened = new Set<number>();

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

async function openShard(index: number): Promise<void> {
  const shard = await shards[index]?.[1]();
  if (shard) {
    addPages(shard.default);
    opened.add(index);
  }
}

/** Whether the routes know the page of an address, if there is such a page. */
export function isKnown(pathname: string): boolean {
  const index = findShard(firsts, pathname);
  return index < 0 || opened.has(index);
}

/** How the piece with the page of an address is loaded. */
export function findLoader(pathname: string): (() => Promise<unknown>) | undefined {
  return shards[findShard(firsts, pathname)]?.[1];
}

/** Makes the page of an address known to the routes. A failure is tried again next time. */
export function openShardOf(pathname: string): Promise<void> {
  const index = findShard(firsts, pathname);
  const opening = openings.get(index) ?? openShard(index);
  openings.set(index, opening);
  opening.catch(() => openings.delete(index));
  return opening;
}
