import ts from 'typescript';
import { parseDemo } from './parseDemo';

/** The name under which a module exports its default, and where; no name for a value. */
function findDefaultExport(file: ts.SourceFile) {
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) {
      const { expression } = statement;
      return {
        node: statement,
        name: ts.isIdentifier(expression) ? expression.text : undefined,
      };
    }
    if (ts.isFunctionDeclaration(statement) && isDefaultExport(statement)) {
      return { node: statement, name: statement.name?.text };
    }
  }
  return undefined;
}

function isDefaultExport({ modifiers }: ts.FunctionDeclaration): boolean {
  return (
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false
  );
}

/**
 * Makes sure that a demo exports what it is called, as all its stylings do: they are called
 * alike in links, projects and messages.
 *
 * @param name of the demo
 * @param fileName for messages
 * @throws `file:line` of a default export with another name, or of the first line where
 *   there is none
 */
export function checkDefaultExport(
  source: string,
  name: string,
  fileName: string,
): void {
  const file = parseDemo(source);
  const found = findDefaultExport(file);
  if (found?.name === name) {
    return;
  }
  const line = found
    ? file.getLineAndCharacterOfPosition(found.node.getStart(file)).line + 1
    : 1;
  throw new Error(
    `${fileName}:${line}: must export the function ${name} as default` +
      (found?.name ? `, not ${found.name}` : ''),
  );
}
