import ts from 'typescript';
import { parseDemo } from './parseDemo';

/** Longest preview, in lines. */
export const PREVIEW_MAX_LINES = 16;

const WRAPPERS = new Set(['div', 'Box', 'Stack']);

/**
 * Finds the JSX that the exported component returns, without a wrapper that only lays
 * it out, so that a reader sees the part that matters first.
 *
 * @param source TSX or JSX
 * @returns dedented code, or `null` if there is none or it exceeds
 *   `PREVIEW_MAX_LINES`
 */
export function extractPreview(source: string): string | null {
  const component = findDefaultExport(parseDemo(source));
  const returned = component && findReturned(component);
  if (!returned || !containsJsx(returned)) {
    return null;
  }
  const text = dedent(getPreviewText(skipParentheses(returned), source));
  const lines = text.split('\n');
  return lines.length <= PREVIEW_MAX_LINES && text ? text : null;
}

type FunctionNode =
  ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunctionNode(node: ts.Node | undefined): node is FunctionNode {
  return (
    node !== undefined &&
    (ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node))
  );
}

/** The exported component, declared in the export or, by its name, before it. */
function findDefaultExport(file: ts.SourceFile): FunctionNode | undefined {
  const declared = file.statements.find(isDefaultExportedFunction);
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  const component =
    declared ??
    (exported && ts.isIdentifier(exported)
      ? findDeclaration(file, exported.text)
      : exported);
  return isFunctionNode(component) ? component : undefined;
}

function isDefaultExportedFunction(statement: ts.Statement): boolean {
  return (
    ts.isFunctionDeclaration(statement) &&
    (statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
    ) ??
      false)
  );
}

function findDeclaration(file: ts.SourceFile, name: string): ts.Node | undefined {
  const variables = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return (
    file.statements
      .filter(ts.isFunctionDeclaration)
      .find((statement) => statement.name?.text === name) ??
    variables.find((variable) => variable.name.getText() === name)?.initializer
  );
}

/** Finds the expression that the function returns at its end; earlier returns are special cases. */
function findReturned({ body }: FunctionNode): ts.Expression | undefined {
  return body && ts.isBlock(body)
    ? body.statements.filter(ts.isReturnStatement).at(-1)?.expression
    : body;
}

function containsJsx(node: ts.Node): boolean {
  return (
    ts.isJsxElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isJsxFragment(node) ||
    (ts.forEachChild(node, (child) => containsJsx(child) || undefined) ?? false)
  );
}

function skipParentheses(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression)
    ? skipParentheses(expression.expression)
    : expression;
}

function getPreviewText(jsx: ts.Expression, source: string): string {
  if (ts.isJsxElement(jsx) && WRAPPERS.has(jsx.openingElement.tagName.getText())) {
    return source.slice(jsx.openingElement.end, jsx.closingElement.getStart());
  }
  if (ts.isJsxFragment(jsx)) {
    return source.slice(jsx.openingFragment.end, jsx.closingFragment.getStart());
  }
  const start = jsx.getStart();
  const line = source.slice(source.lastIndexOf('\n', start) + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return indent + source.slice(start, jsx.end);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim())
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
