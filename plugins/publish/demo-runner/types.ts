/** Packages that are loaded together. */
export interface PackageGroup {
  /** File below the portal's base path: `runner/packages/material.0a1b2c3d.js`. */
  file: string;
  /** Groups this one imports from. */
  needs: string[];
  /** Modules that can be imported from it: `@mui/material/Button`. */
  modules: string[];
}

/** All that edited demos can import, and where it is; written at build. */
export interface RunnerManifest {
  /** Path of the document in which edited demos run, below the portal's base path. */
  frame: string;
  /**
   * Versions of what a project needs for a package that an edit may import, with its peers:
   * exact versions by name, by the name of the package.
   */
  versions: Record<string, Record<string, string>>;
  /** By name; the stage of a library is called `stage-` and the library. */
  groups: Record<string, PackageGroup>;
}

/** Name of the one module of a stage group. */
export type StageModule = 'portal/stage';
