import ts from 'typescript';
import type { ApiDefinition } from '../types';
import { resolveAlias } from './discoverExports';
import { fileToPackage, isLibraryFile, type Workspace } from './createWorkspace';
import { markdownToHtml } from './renderMarkdown';
import { readSymbolComment } from './readComments';

/** A definition is cut after this many lines; readers find the rest in the source. */
const MOST_LINES = 40;

/** All definitions by key, gathered while entries are read. */
export interface DefinitionStore {
  readonly definitions: Map<string, ApiDefinition>;
  readonly keys: Map<ts.Symbol, string | null>;
}

/** Makes an empty store. */
export function createDefinitionStore(): DefinitionStore {
  return { definitions: new Map(), keys: new Map() };
}

function printDeclaration(declaration: ts.Declaration): string {
  const lines = declaration
    .getText()
    .replace(/^(?:export |declare )+/, '')
    .replace(/[ \t]*\/\*\*[\s\S]*?\*\/\n?/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (lines.length <= MOST_LINES) return lines.join('\n');
  return [...lines.slice(0, MOST_LINES), '  // …', '}'].join('\n');
}

function isDefinition(declaration: ts.Declaration): boolean {
  return (
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isEnumDeclaration(declaration)
  );
}

/** Writes a type into the store, once; null for what needs no explanation. */
function defineSymbol(
  workspace: Workspace,
  store: DefinitionStore,
  symbol: ts.Symbol,
): string | null {
  const known = store.keys.get(symbol);
  if (known !== undefined) return known;
  const declaration = symbol.declarations?.find(isDefinition);
  const fileName = declaration?.getSourceFile().fileName;
  const owner = fileName ? fileToPackage(workspace, fileName) : undefined;
  if (!declaration || !fileName || !owner || !isLibraryFile(workspace, fileName)) {
    store.keys.set(symbol, null);
    return null;
  }
  const key = `${owner.package}#${symbol.name}`;
  store.keys.set(symbol, key);
  if (!store.definitions.has(key)) {
    store.definitions.set(key, {
      name: symbol.name,
      text: printDeclaration(declaration),
      description: markdownToHtml(readSymbolComment(workspace, symbol).description),
      package: owner.package,
    });
  }
  return key;
}

/**
 * Finds the named types inside a type node and puts their definitions into the store.
 *
 * @param visible texts that are shown; only names inside them are of use to a reader
 * @returns keys into the store, in the order in which the names are written
 */
export function collectDefinitions(
  workspace: Workspace,
  store: DefinitionStore,
  node: ts.Node | undefined,
  visible: string,
): string[] {
  const keys: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child)) {
      const name = ts.isIdentifier(child.typeName)
        ? child.typeName
        : child.typeName.right;
      const symbol = workspace.checker.getSymbolAtLocation(name);
      const isVisible = new RegExp(`\\b${name.text}\\b`).test(visible);
      const key =
        symbol && isVisible
          ? defineSymbol(workspace, store, resolveAlias(workspace.checker, symbol))
          : null;
      // `import type { X as Y }` is shown as Y, and would not be found in the text.
      if (key?.endsWith(`#${name.text}`) && !keys.includes(key)) keys.push(key);
    }
    ts.forEachChild(child, visit);
  };
  if (node) visit(node);
  return keys;
}
