import type { Program } from 'estree';
import type { Node } from 'unist';
import { listScripts } from './visitEstree';

/** An import of a page, or an export from another module. */
export interface PageImport {
  /** As written: `./rows`. */
  specifier: string;
  /** Names it has on the page; none for `export … from`. */
  names: string[];
  /** From 1. */
  line: number;
}

/** Lists the imports of a page, those that plugins have added included. */
export const listPageImports = (tree: Node): PageImport[] =>
  listScripts(tree)
    .filter(({ isModule }) => isModule)
    .flatMap(({ program }) => (program as unknown as Program).body)
    .flatMap((node) =>
      'source' in node && node.source
        ? {
            specifier: String(node.source.value),
            names:
              node.type === 'ImportDeclaration'
                ? node.specifiers.map(({ local }) => local.name)
                : [],
            line: node.loc?.start.line ?? 1,
          }
        : [],
    );
