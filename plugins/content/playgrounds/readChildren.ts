import ts from 'typescript';
import { LINE_WIDTH } from '../../../src/lib/demos/playground/printPlayground';

/** Moves the lines after the first to the left, as far as they stand together. */
export function dedent(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const indent = Math.min(
    ...others
      .filter((line) => line.trim())
      .map((line) => line.length - line.trimStart().length),
  );
  return [first, ...others.map((line) => line.slice(indent))].join('\n');
}

/** Removes the parentheses that a line break requires. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}

const isElement = (
  node: ts.Node,
): node is ts.JsxElement | ts.JsxSelfClosingElement =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/** Without its key, an element may fit on a line. */
function joinShortElement(text: string): string {
  const parts = /^(<[\w.]+(?: [^\s>]+)?>)\n\s+([^\n<{]+)\n(<\/[\w.]+>)$/.exec(text);
  const line = parts?.slice(1).join('');
  return line && line.length <= LINE_WIDTH ? line : text;
}

/** The element as it stands between tags, where none needs a key. */
function printElement(node: ts.JsxElement | ts.JsxSelfClosingElement): string {
  const { attributes } = ts.isJsxElement(node) ? node.openingElement : node;
  const key = attributes.properties.find(
    (attribute) =>
      ts.isJsxAttribute(attribute) && attribute.name.getText() === 'key',
  );
  const text = node.getText();
  const start = node.getStart();
  return key
    ? joinShortElement(
        dedent(text.slice(0, key.pos - start) + text.slice(key.end - start)),
      )
    : dedent(text);
}

/**
 * Prints the children of a component for a value of its `children`: elements of a list one
 * below the other and without their keys.
 *
 * @returns null for what needs braces
 */
export function childrenToText(children: ts.Expression): string | null {
  const node = unwrap(children);
  if (isElement(node)) {
    return printElement(node);
  }
  const items = ts.isArrayLiteralExpression(node) ? node.elements.map(unwrap) : [];
  return items.length > 0 && items.every(isElement)
    ? items.map(printElement).join('\n')
    : null;
}
