import ts from 'typescript';

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
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const component = file.statements.find(isDefaultExportedFunction);
  const returned = component?.body?.statements.filter(ts.isReturnStatement).at(-1);
  if (!returned?.expression) {
    return null;
  }
  const jsx = skipParentheses(returned.expression);
  const text = dedent(getPreviewText(jsx, source));
  const lines = text.split('\n');
  return lines.length <= PREVIEW_MAX_LINES && text ? text : null;
}

function isDefaultExportedFunction(
  statement: ts.Statement,
): statement is ts.FunctionDeclaration {
  return (
    ts.isFunctionDeclaration(statement) &&
    (statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
    ) ??
      false)
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
  const indent = /[ \t]*$/.exec(source.slice(0, start))?.[0] ?? '';
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
