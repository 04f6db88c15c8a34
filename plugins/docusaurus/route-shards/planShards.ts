import { pathToShardKey } from './findShard';
import { listBranches } from './listBranches';
import type {
  ChunkNames,
  GeneratedRoutes,
  RouteNode,
  Shard,
  ShardedRoute,
  ShardPlan,
} from './types';

/** Number of pages in a shard: a few bytes for one view, few requests for a visit. */
export const SHARD_SIZE = 24;

/**
 * Number of shards that are listed together. Every page has the list of groups, and that of its
 * own group, so that pages elsewhere add next to nothing to it; a product is a few groups.
 */
export const GROUP_SIZE = 8;

/** The index of the group that lists a piece. */
export const shardToGroup = (index: number): number =>
  Math.floor(index / GROUP_SIZE);

/** Lists the names of chunks in an entry of `routesChunkNames`. */
export function listChunkNames(names: ChunkNames): string[] {
  return Object.values(names).flatMap((name) =>
    typeof name === 'string'
      ? name
      : Array.isArray(name)
        ? name.flatMap(listChunkNames)
        : listChunkNames(name),
  );
}

/** A page: a route that matches one address alone, wherever it stands among the others. */
const isPage = ({ hash, attributes, routes, path }: RouteNode): boolean =>
  hash !== undefined &&
  attributes.exact === true &&
  routes === undefined &&
  !/[:*()?]/.test(path);

const withoutPages = (routes: readonly RouteNode[]): RouteNode[] =>
  routes
    .filter((route) => !isPage(route))
    .map((route) =>
      route.routes ? { ...route, routes: withoutPages(route.routes) } : route,
    );

/** The pages of the tree, with the list each belongs to in the tree without them. */
function listPages(routes: RouteNode[]): ShardedRoute[] {
  return listBranches(routes).flatMap((branch, index) =>
    branch.filter(isPage).map(({ path, hash, attributes }) => ({
      branch: index,
      path,
      hash: hash as string,
      attributes,
    })),
  );
}

const compareKeys = (left: string, right: string): number =>
  left < right ? -1 : Number(left > right);

function cutPages(pages: readonly ShardedRoute[], size: number): ShardedRoute[][] {
  const sorted = pages.toSorted((left, right) =>
    compareKeys(pathToShardKey(left.path), pathToShardKey(right.path)),
  );
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, index) =>
    sorted.slice(index * size, (index + 1) * size),
  );
}

const pickKeys = <Value>(
  record: Record<string, Value>,
  keys: Iterable<string>,
): Record<string, Value> =>
  Object.fromEntries([...keys].map((key) => [key, record[key] as Value]));

/**
 * Cuts what Docusaurus generates about all pages into what every page needs and pieces of
 * neighbouring pages. A module that pages of several pieces need is left to all.
 *
 * @param size pages in a piece
 */
export function planShards(
  { routes, registry, chunkNames }: GeneratedRoutes,
  size: number = SHARD_SIZE,
): ShardPlan {
  const toKey = ({ path, hash }: ShardedRoute) => `${path}-${hash}`;
  const pieces = cutPages(listPages(routes), size);
  const sharded = new Set(pieces.flat().map(toKey));
  const uses = new Map<string, Set<number>>();
  const note = (key: string, piece: number) => {
    for (const name of listChunkNames(chunkNames[key] as ChunkNames)) {
      uses.set(name, (uses.get(name) ?? new Set()).add(piece));
    }
  };
  const ALL = -1;
  Object.keys(chunkNames)
    .filter((key) => !sharded.has(key))
    .forEach((key) => note(key, ALL));
  pieces.forEach((pages, index) =>
    pages.forEach((page) => note(toKey(page), index)),
  );
  const ownedBy = (piece: number) =>
    Object.keys(registry).filter((name) => {
      const owners = uses.get(name) ?? new Set();
      return piece === ALL
        ? owners.size !== 1 || owners.has(ALL)
        : owners.size === 1 && owners.has(piece);
    });
  return {
    skeleton: {
      routes: withoutPages(routes),
      registry: pickKeys(registry, ownedBy(ALL)),
      chunkNames: pickKeys(
        chunkNames,
        Object.keys(chunkNames).filter((key) => !sharded.has(key)),
      ),
    },
    shards: pieces.map((pages, index): Shard => ({
      first: pathToShardKey((pages[0] as ShardedRoute).path),
      routes: pages,
      registry: pickKeys(registry, ownedBy(index)),
      chunkNames: pickKeys(chunkNames, pages.map(toKey)),
    })),
  };
}
