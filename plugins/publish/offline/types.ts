/** Scripts that load together, and those they may request later. */
export interface ChunkGroup {
  /** Null where the code does not name it. */
  name: string | null;
  /** Paths below the base path: `assets/js/main.0a1b2c3d.js`. */
  files: readonly string[];
  /** Positions of groups that code in this one imports. */
  children: readonly number[];
  /** Specifiers of those imports that lead here: `./ButtonSizes.tsx`. */
  requests: readonly string[];
}

/** A built page. */
export interface BuiltPage {
  /** Below the base path: `material-ui/react-button/`. */
  path: string;
  /** Of its HTML. */
  bytes: number;
  /** Hash of its HTML. */
  hash: string;
  /** Files that its HTML names, below the base path. */
  references: readonly string[];
}

/** A route, with those it is drawn inside. */
export interface RoutePlace {
  /** With the base path. */
  path: string;
  ancestors: readonly string[];
}

/** Chunk names by path of the route and a hash: `/blog/-c23`. */
export type RouteChunkNames = Readonly<Record<string, unknown>>;
