import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiDemo } from '../types';
import type { DocPage } from './loadDocPages';

/** A demo and what it uses of the packages. */
export interface DemoUse {
  readonly demo: ApiDemo;
  /** By `package#export`: names of the props it sets; none for hooks. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
}

const PREFIX = /^(?:unstable|experimental)_/i;

/**
 * @example importToKey('@mui/material/Button', 'default') // → '@mui/material#Button'
 * @example importToKey('@mui/base', 'Unstable_Popup') // → '@mui/base#Popup'
 */
export function importToKey(specifier: string, imported: string): string | null {
  const match = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!match?.[1] || specifier.startsWith('.')) return null;
  const name =
    imported === 'default' ? (match[2]?.split('/').at(-1) ?? '') : imported;
  return `${match[1]}#${name.replace(PREFIX, '')}`;
}

/** Local names of imports, with the exports they stand for. */
function readImports(source: ts.SourceFile): Map<string, string> {
  const keys = new Map<string, string>();
  const add = (local: string, specifier: string, imported: string) => {
    const key = importToKey(specifier, imported);
    if (key) keys.set(local, key);
  };
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const clause = statement.importClause;
    if (clause?.name) add(clause.name.text, text, 'default');
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, propertyName } of bindings.elements) {
        add(name.text, text, (propertyName ?? name).text);
      }
    }
  }
  return keys;
}

function readAttributeNames(attributes: ts.JsxAttributes): string[] {
  return attributes.properties.flatMap((attribute) =>
    ts.isJsxAttribute(attribute) ? attribute.name.getText() : [],
  );
}

/**
 * Reads which exports of packages a demo renders or calls, and which props it sets on them.
 *
 * @param source TSX
 * @returns by `package#export`
 */
export function readDemoUses(source: string): Map<string, Set<string>> {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const keys = readImports(file);
  const uses = new Map<string, Set<string>>();
  const use = (local: string, props: readonly string[]) => {
    const key = keys.get(local);
    if (!key) return;
    const known = uses.get(key) ?? new Set();
    props.forEach((prop) => known.add(prop));
    uses.set(key, known);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const hasChildren = ts.isJsxOpeningElement(node) ? ['children'] : [];
      use(node.tagName.getText(), [
        ...readAttributeNames(node.attributes),
        ...hasChildren,
      ]);
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      use(node.expression.text, []);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

const DEMO = /<Demo\s[^>]*?\bname=["'](\w+)["']/g;

/**
 * Reads all demos that pages show.
 *
 * @returns in the order of the pages and of the demos on them
 */
export function collectDemoUses(pages: readonly DocPage[]): DemoUse[] {
  return pages.flatMap(({ file, text, pathname, title }) =>
    [...text.matchAll(DEMO)].flatMap(([, name = '']) => {
      const source = path.join(path.dirname(file), `${name}.tsx`);
      // A demo that is missing is named by the plugin that shows it, with its line.
      if (!existsSync(source)) return [];
      const demo = { name, page: title, href: `${pathname}#${name}.tsx` };
      return [{ demo, uses: readDemoUses(readFileSync(source, 'utf8')) }];
    }),
  );
}
