import ts from 'typescript';

/** A mistake of a writer, at a place in the file. */
export class PlaygroundError extends Error {
  readonly position: number;

  /** @param place node, or offset in the file */
  constructor(place: ts.Node | number, message: string) {
    super(message);
    this.position = typeof place === 'number' ? place : place.getStart();
  }
}

/** `name: expression` in an object. */
export type Property = ts.PropertyAssignment;

/**
 * The properties of an object that is written out, by name, in their order.
 *
 * @throws PlaygroundError for another expression, or for spread and computed properties
 */
export function readProperties(node: ts.Node): Map<string, Property> {
  if (!ts.isObjectLiteralExpression(node)) {
    throw new PlaygroundError(node, 'write this as an object: { … }');
  }
  return new Map(
    node.properties.map((property) => {
      if (
        !ts.isPropertyAssignment(property) ||
        ts.isComputedPropertyName(property.name)
      ) {
        throw new PlaygroundError(property, 'write each property as name: value');
      }
      const { name } = property;
      return [ts.isIdentifier(name) ? name.text : readName(name), property];
    }),
  );
}

function readName(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

/** The value of a text, number or boolean as it is written; undefined for all else. */
export function readLiteral(
  node: ts.Expression,
): string | number | boolean | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.text;
  }
  if (/^-?\d+(?:\.\d+)?$/.test(node.getText())) {
    return Number(node.getText());
  }
  return node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
    ? node.kind === ts.SyntaxKind.TrueKeyword
    : undefined;
}
