import ts from 'typescript';
import { tokenizeCode } from '../../shared/highlightCode';
import type { CodeFragment } from '../../../src/lib/demos/playground/types';
import { childrenToText, dedent, unwrap } from './readChildren';
import { PlaygroundError } from './readSyntax';

/** A line of import, without what is imported for its type. */
export interface ValueImport {
  /** Names in this file. */
  names: string[];
  /** `import Button from '@mui/material/Button';` */
  text: string;
  declaration: ts.ImportDeclaration;
}

/**
 * Lists the imports of a playground as its code shows them.
 *
 * @throws PlaygroundError for files beside it: the code is copied without them
 */
export function listValueImports(source: ts.SourceFile): ValueImport[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap((declaration) => {
    const { importClause: clause, moduleSpecifier } = declaration;
    if (!clause || clause.isTypeOnly) {
      return [];
    }
    const module = (moduleSpecifier as ts.StringLiteral).text;
    if (module.startsWith('.')) {
      throw new PlaygroundError(
        declaration,
        'a playground imports packages alone, as its code is copied without other files',
      );
    }
    const bindings = clause.namedBindings;
    const named =
      bindings && ts.isNamedImports(bindings)
        ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly)
        : [];
    const parts = [
      ...(clause.name ? [clause.name.text] : []),
      ...(bindings && ts.isNamespaceImport(bindings) ? [bindings.getText()] : []),
      ...(named.length
        ? [`{ ${named.map((one) => one.getText()).join(', ')} }`]
        : []),
    ];
    const names = [
      ...(clause.name ? [clause.name.text] : []),
      ...(bindings && ts.isNamespaceImport(bindings) ? [bindings.name.text] : []),
      ...named.map(({ name }) => name.text),
    ];
    const text = `import ${parts.join(', ')} from '${module}';`;
    return names.length ? [{ names, text, declaration }] : [];
  });
}

/**
 * Reads the value of a prop as it will be shown, with the imports that it needs. Children are
 * printed without braces where possible.
 *
 * @throws PlaygroundError if it uses something that this file declares
 */
export function readExpression(
  prop: string,
  node: ts.Expression,
  imports: readonly ValueImport[],
  checker: ts.TypeChecker,
): { code: CodeFragment; imports: number[] } {
  const used = new Set<number>();
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) {
      const index = imports.findIndex(({ names }) => names.includes(child.text));
      const declaration = checker.getSymbolAtLocation(child)?.declarations?.[0];
      if (declaration && index >= 0 && isWithin(declaration, imports[index])) {
        used.add(index);
      } else if (declaration && isOutside(declaration, node)) {
        throw new PlaygroundError(
          child,
          `write out what ${child.text} stands for: its code is copied without this file`,
        );
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  const children = prop === 'children' ? childrenToText(node) : null;
  const text = children ?? dedent(unwrap(node).getText());
  return { code: tokenizeCode(text, 'tsx'), imports: [...used] };
}

function isWithin(node: ts.Node, line: ValueImport | undefined): boolean {
  return node.getSourceFile() === line?.declaration.getSourceFile()
    ? node.pos >= line.declaration.pos && node.end <= line.declaration.end
    : false;
}

/** Declared in the same file, but not inside of the expression. */
function isOutside(declaration: ts.Node, node: ts.Node): boolean {
  return (
    declaration.getSourceFile() === node.getSourceFile() &&
    (declaration.pos < node.pos || declaration.end > node.end)
  );
}
