import ts from 'typescript';
import { propertyToName } from './readJavaScript';

/** A PropTypes expression as readers see it. */
export interface PrintedPropType {
  /** `'small' | 'medium' | string`, `func`, `Array<object>` */
  readonly text: string;
  readonly isRequired: boolean;
  /** A function, also inside `chainPropTypes`. */
  readonly isFunction: boolean;
  /** Second argument of `deprecatedPropType`. */
  readonly deprecation?: string;
  /** `unsupportedProp`: the component refuses it. */
  readonly isUnsupported?: true;
}

/** Names of the libraries' own checks, and what readers call them. */
const CUSTOM_NAMES: Readonly<Record<string, string>> = {
  elementTypeAcceptingRef: 'element type',
  elementAcceptingRef: 'element',
  refType: 'ref',
  integerPropType: 'integer',
  HTMLElementType: 'HTML element',
};

function plain(text: string, isFunction = false): PrintedPropType {
  return { text, isRequired: false, isFunction };
}

function printLiteral(node: ts.Expression): string {
  return ts.isStringLiteral(node) ? `'${node.text}'` : node.getText();
}

function printShape(node: ts.Expression | undefined): string {
  if (!node || !ts.isObjectLiteralExpression(node)) return 'object';
  const fields = node.properties.filter(ts.isPropertyAssignment).map((property) => {
    const { text, isRequired } = printPropType(property.initializer);
    return `${propertyToName(property)}${isRequired ? '' : '?'}: ${text}`;
  });
  return fields.length === 0 ? 'object' : `{ ${fields.join(', ')} }`;
}

function printList(
  node: ts.Expression | undefined,
  print: (element: ts.Expression) => string,
): string {
  if (!node) return 'any';
  return ts.isArrayLiteralExpression(node)
    ? node.elements.map(print).join(' | ')
    : node.getText();
}

function printCall(call: ts.CallExpression): PrintedPropType {
  const [first, second] = call.arguments;
  const name = call.expression.getText().replace(/^.*[.\s]/s, '');
  const inner = () => (first ? printPropType(first) : plain('any'));
  switch (name) {
    case 'oneOf':
      return plain(printList(first, printLiteral));
    case 'oneOfType':
      return plain(printList(first, (element) => printPropType(element).text));
    case 'arrayOf':
      return plain(`Array<${inner().text}>`);
    case 'objectOf':
      return plain(`{ [key]: ${inner().text} }`);
    case 'shape':
    case 'exact':
      return plain(printShape(first));
    case 'instanceOf': {
      const text = first?.getText() ?? 'object';
      // `typeof Date === 'undefined' ? Object : Date` keeps servers from failing.
      return plain(/typeof (\w+) ===/.exec(text)?.[1] ?? text);
    }
    case 'chainPropTypes':
      return inner();
    case 'deprecatedPropType':
      return {
        ...inner(),
        deprecation: second && ts.isStringLiteralLike(second) ? second.text : '',
      };
    case 'elementAcceptingRef':
      return plain('element');
    default:
      return plain(call.getText());
  }
}

/**
 * Prints one PropTypes expression.
 *
 * @example printPropType(…`PropTypes.oneOf(['a', 'b']).isRequired`)
 * // → { text: "'a' | 'b'", isRequired: true, isFunction: false }
 */
export function printPropType(node: ts.Expression): PrintedPropType {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'isRequired'
      ? { ...printPropType(node.expression), isRequired: true }
      : plain(node.name.text, node.name.text === 'func');
  }
  if (ts.isCallExpression(node)) return printCall(node);
  if (ts.isIdentifier(node)) {
    return node.text === 'unsupportedProp'
      ? { ...plain(node.text), isUnsupported: true }
      : plain(CUSTOM_NAMES[node.text] ?? node.text);
  }
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    // `() => null` checks nothing.
    return plain(/^\(\)\s*=>\s*null$/.test(node.getText()) ? 'any' : 'custom');
  }
  return plain(node.getText());
}
