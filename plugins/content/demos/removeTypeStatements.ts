import ts from 'typescript';
import { isTypeImport } from '../../shared/listImports';

/** Statements that are types and nothing else. */
function isTypeStatement(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return true;
  }
  if (ts.isImportDeclaration(node)) {
    return node.importClause !== undefined && isTypeImport(node.importClause);
  }
  if (ts.isExportDeclaration(node)) {
    return node.isTypeOnly;
  }
  return (
    ts.canHaveModifiers(node) &&
    (ts
      .getModifiers(node)
      ?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ??
      false) &&
    ts.isStatement(node)
  );
}

/** A signature before the function itself; its comment describes the function. */
function isOverload(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) && node.body === undefined;
}

/** Finds the start of the comments right above a statement, or of the statement itself. */
function findStart(statement: ts.Node, source: string): number {
  const comments =
    ts.getLeadingCommentRanges(source, statement.getFullStart()) ?? [];
  return comments.reduceRight((start, comment) => {
    const between = source.slice(comment.end, start);
    return /\n\s*\n/.test(between) ? start : comment.pos;
  }, statement.getStart());
}

/** The end of the line a statement ends on, where only a comment follows it. */
function findEnd(statement: ts.Node, source: string): number {
  const rest = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/)?[ \t]*\n?/.exec(
    source.slice(statement.end),
  );
  return statement.end + (rest?.[0].length ?? 0);
}

/**
 * Takes away interfaces, type aliases, `declare`, and imports and exports of types,
 * together with the comments that describe them. A comment with a blank line after it
 * describes something else and stays, as does the one above the overloads of a function.
 *
 * @returns the source without them; everything else is untouched
 */
export function removeTypeStatements(file: ts.SourceFile): string {
  const source = file.text;
  const kept: string[] = [];
  let position = 0;
  const visit = (node: ts.Node): void => {
    if (isTypeStatement(node)) {
      kept.push(source.slice(position, findStart(node, source)));
      position = findEnd(node, source);
    } else if (isOverload(node)) {
      kept.push(source.slice(position, node.getStart()));
      position = findEnd(node, source);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return kept.join('') + source.slice(position);
}
