import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PackageSpec } from './packages';

/** Something the extractor met and could not make sense of. */
export interface Anomaly {
  /** Package and name: `@mui/material Button`. */
  readonly where: string;
  readonly message: string;
  /** The reference would be wrong: the build must stop. */
  readonly isFatal: boolean;
}

/** A file by its package. */
export interface PackageFile {
  /** npm name. */
  readonly package: string;
  /** Path inside the package, with forward slashes. */
  readonly file: string;
}

/** A compiler program over all documented packages, with its helpers. */
export interface Workspace {
  /** Folder that holds the packages. */
  readonly root: string;
  readonly specs: readonly PackageSpec[];
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly anomalies: Anomaly[];
  /** Files of the program that lie in a folder or below it, by absolute path. */
  readonly listFilesBelow: (folder: string) => readonly string[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  esModuleInterop: true,
};

/** The declaration files whose exports are documented: a package's root and its deep entries. */
export function listEntryFiles(root: string, spec: PackageSpec): string[] {
  return ['', ...(spec.deepEntries ?? [])].map((entry) =>
    moduleToFile(root, spec, entry),
  );
}

/** Declaration of a module of a package: a folder's `index.d.ts`, or a file of that name. */
export function moduleToFile(
  root: string,
  spec: PackageSpec,
  module: string,
): string {
  const place = path.resolve(root, spec.folder, module);
  const single = `${place}.d.ts`;
  return module !== '' && existsSync(single)
    ? single
    : path.join(place, 'index.d.ts');
}

/**
 * Loads the declarations of all packages into one program.
 *
 * @param root folder the specs' folders are relative to
 * @throws if a package or one of its entries is not there
 */
export function createWorkspace(
  root: string,
  specs: readonly PackageSpec[],
): Workspace {
  const entries = specs.flatMap((spec) => listEntryFiles(root, spec));
  const missing = entries.find((file) => !existsSync(file));
  if (missing) {
    throw new Error(`API reference: ${path.relative(root, missing)} does not exist`);
  }
  // Parents are set so that statements and comments of declarations can be found.
  const host = ts.createCompilerHost(OPTIONS, true);
  host.getCurrentDirectory = () => root;
  const program = ts.createProgram(entries, OPTIONS, host);
  return {
    root,
    specs,
    program,
    checker: program.getTypeChecker(),
    anomalies: [],
    listFilesBelow: indexFolders(program),
  };
}

function indexFolders(program: ts.Program): Workspace['listFilesBelow'] {
  const files = program.getSourceFiles().map(({ fileName }) => fileName);
  const known = new Map<string, readonly string[]>();
  return (folder) => {
    const below =
      known.get(folder) ?? files.filter((file) => file.startsWith(`${folder}/`));
    known.set(folder, below);
    return below;
  };
}

/** Notes what could not be understood; `isFatal` where the page would be wrong. */
export function noteAnomaly(
  workspace: Workspace,
  where: string,
  message: string,
  isFatal = false,
): void {
  workspace.anomalies.push({ where, message, isFatal });
}

/**
 * @returns the package a file belongs to; `undefined` for files outside of packages
 * @example fileToPackage(workspace, '/site/node_modules/@mui/joy/Box/Box.d.ts')
 * // → { package: '@mui/joy', file: 'Box/Box.d.ts' }
 */
export function fileToPackage(
  workspace: Workspace,
  fileName: string,
): PackageFile | undefined {
  const relative = path.relative(workspace.root, fileName).split(path.sep).join('/');
  const spec = workspace.specs.find(({ folder }) =>
    relative.startsWith(`${folder}/`),
  );
  if (spec) {
    return { package: spec.name, file: relative.slice(spec.folder.length + 1) };
  }
  const match = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(
    fileName.split(path.sep).join('/'),
  );
  return match?.[1] && match[2] ? { package: match[1], file: match[2] } : undefined;
}

/** Whether a declaration is the libraries' own rather than React's or the browser's. */
export function isLibraryFile(workspace: Workspace, fileName: string): boolean {
  const owner = fileToPackage(workspace, fileName);
  return (
    owner !== undefined &&
    (owner.package.startsWith('@mui/') ||
      workspace.specs.some(({ name }) => name === owner.package))
  );
}

/** The part of a manifest the reference shows. */
export interface PackageManifest {
  readonly version: string;
  readonly repository?: { readonly url?: string; readonly directory?: string };
}

/** Reads the manifest of a package. */
export function loadManifest(
  root: string,
  { folder }: Pick<PackageSpec, 'folder'>,
): PackageManifest {
  const file = path.resolve(root, folder, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
}
