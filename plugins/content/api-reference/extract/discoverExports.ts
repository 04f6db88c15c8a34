import ts from 'typescript';
import {
  fileToPackage,
  listEntryFiles,
  noteAnomaly,
  type Workspace,
} from './createWorkspace';
import type { PackageSpec } from './packages';
import {
  readNodeComment,
  readSymbolComment,
  readWholeComment,
  type Comment,
} from './readComments';

/** A documented export of a package. */
export interface DiscoveredExport {
  readonly spec: PackageSpec;
  readonly kind: 'component' | 'hook';
  /** Without prefix: `Popup`. */
  readonly name: string;
  /** As exported: `Unstable_Popup`. */
  readonly exportName: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  /** Absolute path of the declaration. */
  readonly fileName: string;
  /** The same, inside the package. */
  readonly file: string;
  /** Purpose of the component, in Markdown, without the blocks about pages. */
  readonly description: string;
  readonly comment: Comment;
  /** Pathname of its page with hash, as the declaration says; Base UI alone uses it. */
  readonly apiPathname?: string;
  /** Name and pathname of the component it inherits from. */
  readonly inherits?: { readonly name: string; readonly pathname: string };
}

const PREFIX = /^(?:unstable|experimental)_/i;

/** Follows re-exports to the symbol that declares something. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}

/** All names a module exports, `default` among them. */
export function listModuleExports(
  { checker, program }: Workspace,
  fileName: string,
): ts.Symbol[] {
  const file = program.getSourceFile(fileName);
  const symbol = file && checker.getSymbolAtLocation(file);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

/** Finds a type or value that a module below a folder exports. */
export function findExportBelow(
  workspace: Workspace,
  folder: string,
  name: string,
): ts.Symbol | undefined {
  for (const fileName of workspace.listFilesBelow(folder)) {
    const found = listModuleExports(workspace, fileName).find(
      (candidate) => candidate.name === name,
    );
    if (found) return resolveAlias(workspace.checker, found);
  }
  return undefined;
}

function nameToKind(name: string): 'component' | 'hook' | null {
  const bare = name.replace(PREFIX, '');
  if (/^use[A-Z]/.test(bare)) return 'hook';
  return /^[A-Z]/.test(bare) && !/^[A-Z0-9_]+$/.test(bare) ? 'component' : null;
}

/** The statement that carries the comment: `declare const Button: …` is one level up. */
function declarationToCommented(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration)
    ? declaration.parent.parent
    : declaration;
}

interface PageBlocks {
  description: string;
  apiPathname?: string;
  inherits?: { name: string; pathname: string };
}

const SITE = 'https://mui.com';

/**
 * Separates the description from the `Demos:` and `API:` blocks below it.
 *
 * @param text the description
 * @param whole the comment with its tags: the blocks may stand below the last of them
 */
export function parsePageBlocks(text: string, whole: string): PageBlocks {
  const blocks = /(?:^|\n)\s*(?:Demos|API):/.exec(text);
  const api = /(?:^|\n)\s*API:([\s\S]*)/.exec(whole)?.[1] ?? '';
  const own = /^\s*- \[[^\]]+ API\]\((\S+)\)/m.exec(api)?.[1]?.replace(SITE, '');
  const parent = /inherits \[(\S+) API\]\((\S+)\)/.exec(api);
  return {
    description: (blocks ? text.slice(0, blocks.index) : text).trim(),
    ...(own ? { apiPathname: own } : {}),
    ...(parent?.[1] && parent[2]
      ? { inherits: { name: parent[1], pathname: parent[2].replace(SITE, '') } }
      : {}),
  };
}

function describeExport(
  workspace: Workspace,
  spec: PackageSpec,
  exported: ts.Symbol,
): DiscoveredExport | null {
  const exportName = exported.name;
  const kind = nameToKind(exportName);
  if (kind === null) return null;
  const symbol = resolveAlias(workspace.checker, exported);
  if (!(symbol.flags & ts.SymbolFlags.Value)) return null;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (!declaration) return null;
  const { fileName } = declaration.getSourceFile();
  const owner = fileToPackage(workspace, fileName);
  // A re-exported symbol is documented by the package that declares it.
  if (owner?.package !== spec.name) return null;
  const commented = declarationToCommented(declaration);
  const own = readNodeComment(commented);
  const hasOwn = own.description !== '' || own.tags.length > 0;
  const comment = hasOwn ? own : readSymbolComment(workspace, symbol);
  const blocks = parsePageBlocks(
    comment.description,
    hasOwn ? readWholeComment(commented) : comment.description,
  );
  const isDocumented =
    /\/api\/|-api\/#/.test(blocks.apiPathname ?? '') ||
    spec.documentedToo?.includes(exportName);
  if (!isDocumented || spec.notDocumented?.includes(exportName)) return null;
  return {
    spec,
    kind,
    name: exportName.replace(PREFIX, ''),
    exportName,
    symbol,
    declaration,
    fileName,
    file: owner.file,
    comment,
    ...blocks,
  };
}

/**
 * Lists the documented components and hooks of a package: those whose declaration has an
 * `API:` block, and those the spec names.
 *
 * Every name the spec lists and the package does not export is noted as a fatal anomaly.
 */
export function discoverExports(
  workspace: Workspace,
  spec: PackageSpec,
): DiscoveredExport[] {
  const found = new Map<ts.Symbol, DiscoveredExport>();
  for (const entry of listEntryFiles(workspace.root, spec)) {
    for (const exported of listModuleExports(workspace, entry)) {
      const described = describeExport(workspace, spec, exported);
      if (described && !found.has(described.symbol)) {
        found.set(described.symbol, described);
      }
    }
  }
  const names = new Set([...found.values()].map(({ exportName }) => exportName));
  for (const name of spec.documentedToo ?? []) {
    if (!names.has(name)) {
      noteAnomaly(workspace, `${spec.name} ${name}`, 'is not exported', true);
    }
  }
  return [...found.values()].sort((one, two) =>
    one.name.localeCompare(two.name, 'en'),
  );
}
