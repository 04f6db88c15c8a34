import ts from 'typescript';
import { resolveAlias } from './discoverExports';
import type { Workspace } from './createWorkspace';

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.OmitParameterModifiers;

/** A resolved type with more characters is less readable than the text as declared. */
const LONGEST_RESOLVED = 600;

/** Prints a type as the compiler resolved it. */
export function printResolvedType({ checker }: Workspace, type: ts.Type): string {
  return checker
    .typeToString(type, undefined, FORMAT)
    .replaceAll('ElementType<any, keyof IntrinsicElements>', 'React.ElementType')
    .replace(/\?: ([^;{}]+?) \| undefined;/g, '?: $1;');
}

function tidy(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/([(<]) /g, '$1')
    .replace(/,? ([)>])/g, '$1')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .trim();
}

/** The type a node stands for behind an alias without type parameters. */
function findAliased(
  { checker }: Workspace,
  node: ts.TypeReferenceNode,
): ts.TypeNode | undefined {
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const declaration = symbol && resolveAlias(checker, symbol).declarations?.[0];
  return declaration &&
    ts.isTypeAliasDeclaration(declaration) &&
    !declaration.typeParameters
    ? declaration.type
    : undefined;
}

/** Literals of a union in the order in which they are written; null where it has others. */
function listLiterals(workspace: Workspace, node: ts.TypeNode): string[] | null {
  if (ts.isParenthesizedTypeNode(node)) return listLiterals(workspace, node.type);
  if (ts.isUnionTypeNode(node)) {
    const lists = node.types.map((part) => listLiterals(workspace, part));
    return lists.some((list) => list === null)
      ? null
      : lists.flatMap((list) => list ?? []);
  }
  if (ts.isLiteralTypeNode(node)) {
    return [
      ts.isStringLiteral(node.literal)
        ? `'${node.literal.text}'`
        : node.literal.getText(),
    ];
  }
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return ['boolean'];
  if (node.kind === ts.SyntaxKind.UndefinedKeyword) return [];
  if (ts.isTypeReferenceNode(node)) {
    const aliased = findAliased(workspace, node);
    return aliased ? listLiterals(workspace, aliased) : null;
  }
  return null;
}

function isLiteral(type: ts.Type): boolean {
  return Boolean(
    type.flags &
    (ts.TypeFlags.StringLiteral |
      ts.TypeFlags.NumberLiteral |
      ts.TypeFlags.BooleanLiteral |
      ts.TypeFlags.Null),
  );
}

/** Expands a union of literals, whatever alias hides it. */
function printLiteralUnion(
  workspace: Workspace,
  type: ts.Type,
  node: ts.TypeNode | undefined,
): string | null {
  if (!type.isUnion()) return null;
  const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  if (parts.length === 0 || !parts.every(isLiteral)) return null;
  const written = node && listLiterals(workspace, node);
  return joinLiterals(
    written && written.length > 0
      ? written
      : parts.map((part) => printResolvedType(workspace, part)),
  );
}

/** Both truth values are a boolean, which stands last. */
function joinLiterals(literals: readonly string[]): string {
  const unique = [...new Set(literals)];
  const isBoolean =
    unique.includes('boolean') ||
    (unique.includes('true') && unique.includes('false'));
  return [
    ...unique.filter((text) => !isBoolean || !/^(?:true|false|boolean)$/.test(text)),
    ...(isBoolean ? ['boolean'] : []),
  ].join(' | ');
}

function findNode<T extends ts.Node>(
  root: ts.Node,
  accepts: (node: ts.Node) => node is T,
): T | undefined {
  return accepts(root)
    ? root
    : ts.forEachChild(root, (child) => findNode(child, accepts));
}

function isOverridable(node: ts.Node): node is ts.TypeReferenceNode {
  return (
    ts.isTypeReferenceNode(node) &&
    node.typeName.getText() === 'OverridableStringUnion'
  );
}

/** `OverridableStringUnion<A, B>` is A, for a reader who has not augmented B. */
function printOverridable(workspace: Workspace, node: ts.TypeNode): string | null {
  const overridable = findNode(node, isOverridable);
  const first = overridable?.typeArguments?.[0];
  if (!overridable || !first) return null;
  const aliased = ts.isTypeReferenceNode(first)
    ? findAliased(workspace, first)
    : undefined;
  const literals = listLiterals(workspace, aliased ?? first);
  const text = literals?.join(' | ') ?? tidy((aliased ?? first).getText());
  return tidy(node.getText().replace(overridable.getText(), text));
}

/** Whether a type mentions a type parameter that is not its own. */
function hasForeignParameter({ checker }: Workspace, node: ts.TypeNode): boolean {
  const own = new Set<string>();
  const visit = (child: ts.Node): boolean => {
    if (ts.isTypeParameterDeclaration(child)) own.add(child.name.text);
    if (
      ts.isTypeReferenceNode(child) &&
      ts.isIdentifier(child.typeName) &&
      !own.has(child.typeName.text)
    ) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) return true;
    }
    return ts.forEachChild(child, visit) ?? false;
  };
  return visit(node);
}

/** Declared texts that say nothing by themselves: `T`, mapped types, `Props['open']`. */
function mustBeResolved(workspace: Workspace, node: ts.TypeNode): boolean {
  if (ts.isIndexedAccessTypeNode(node)) return true;
  const isBare =
    ts.isMappedTypeNode(node) ||
    (ts.isTypeReferenceNode(node) && node.typeArguments === undefined);
  return isBare && hasForeignParameter(workspace, node);
}

/** The node a property is declared with: `variant?: …`. */
export function findTypeNode(
  declaration: ts.Declaration | undefined,
): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration))
    ? declaration.type
    : undefined;
}

/**
 * Prints the type of a property for readers: the text as declared, which keeps names such as
 * `Partial<ButtonClasses>`, with unions of literals written out, on one line.
 *
 * @param type as resolved at the place of use
 * @param declaration where the property is declared; without type node, the resolved type
 *   is printed
 */
export function printType(
  workspace: Workspace,
  type: ts.Type,
  declaration: ts.Declaration | undefined,
): string {
  const node = findTypeNode(declaration);
  const overridable = node && printOverridable(workspace, node);
  if (overridable) return overridable;
  const literals = printLiteralUnion(workspace, type, node);
  if (literals !== null) return literals;
  if (!node) return tidy(printResolvedType(workspace, type));
  if (mustBeResolved(workspace, node)) {
    const resolved = tidy(printResolvedType(workspace, type));
    if (resolved.length < LONGEST_RESOLVED) return resolved;
  }
  return tidy(node.getText());
}
