import ts from 'typescript';

/** TypeScript that is more than types, and how a message calls it. */
function nameRefusedSyntax(node: ts.Node): string | undefined {
  if (ts.isEnumDeclaration(node)) {
    return 'an enum';
  }
  if (ts.isParameter(node) && ts.isParameterPropertyDeclaration(node, node.parent)) {
    return 'a parameter property';
  }
  if (ts.isModuleDeclaration(node) && !isAmbient(node)) {
    return 'a namespace';
  }
  if (ts.isImportEqualsDeclaration(node) || isExportEquals(node)) {
    return 'import = or export =';
  }
  return undefined;
}

function isAmbient(node: ts.ModuleDeclaration): boolean {
  return (
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ??
    false
  );
}

function isExportEquals(node: ts.Node): boolean {
  return ts.isExportAssignment(node) && Boolean(node.isExportEquals);
}

/**
 * Checks that a demo stays the same program when its types are removed.
 *
 * @param fileName for messages
 * @throws `file:line` of the first enum, parameter property, namespace, `import =` or
 *   `export =`
 */
export function refuseSyntax(file: ts.SourceFile, fileName: string): void {
  const visit = (node: ts.Node): void => {
    const name = nameRefusedSyntax(node);
    if (name) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      throw new Error(`${fileName}:${line + 1}: a demo cannot use ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}
