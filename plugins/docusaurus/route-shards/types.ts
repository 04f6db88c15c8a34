/** Attributes of a route that are neither address nor component, as Docusaurus wrote them. */
export type RouteAttributes = Record<string, unknown>;

/** A route of the generated `routes.js`, its component named by path and hash. */
export interface RouteNode {
  path: string;
  /** Tells routes of one path apart; absent on the route of the 404 page. */
  hash?: string;
  attributes: RouteAttributes;
  routes?: RouteNode[];
}

/** Names of chunks by use, nested as the props of the route are. */
export type ChunkNames = { [use: string]: string | ChunkNames | ChunkNames[] };

/** Data about all pages that Docusaurus generates for the browser. */
export interface GeneratedRoutes {
  routes: RouteNode[];
  /** The module behind each name of a chunk, as it is imported. */
  registry: Record<string, string>;
  /** By `<path>-<hash>` of the route. */
  chunkNames: Record<string, ChunkNames>;
}

/** A route whose place in the tree is told apart from it. */
export interface ShardedRoute {
  /** Index of the list it belongs to, see `listBranches`. */
  branch: number;
  path: string;
  hash: string;
  attributes: RouteAttributes;
}

/** A piece of what Docusaurus generates: neighbouring pages. */
export interface Shard {
  /** Key of the first page in it, see `pathToShardKey`. */
  first: string;
  routes: ShardedRoute[];
  registry: Record<string, string>;
  chunkNames: Record<string, ChunkNames>;
}

/** Routes that every page needs, and the shards that are loaded with the pages in them. */
export interface ShardPlan {
  skeleton: GeneratedRoutes;
  shards: Shard[];
}

/** Exports of a shard in the browser. */
export interface ShardModule {
  /** Branch, path, hash, attributes. */
  routes: [number, string, string, RouteAttributes][];
  registry: Record<string, [() => Promise<unknown>]>;
  chunkNames: Record<string, ChunkNames>;
}

/** The key of the first page of what is loaded, and how it is loaded. */
export type RoutesEntry<Module> = readonly [
  first: string,
  load: () => Promise<{ default: Module }>,
];

export type ShardEntry = RoutesEntry<ShardModule>;

/** A group of neighbouring pieces: loaded, it lists them in order. */
export type ShardGroupEntry = RoutesEntry<readonly ShardEntry[]>;
