import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Workspace } from './createWorkspace';
import type { DiscoveredExport } from './discoverExports';

/** Facts from the published ES module of a component that its declaration lacks. */
export interface JavaScriptFacts {
  /** PropTypes by the name they are assigned to: `Button.propTypes = { … }`. */
  readonly propTypes: ReadonlyMap<string, ts.ObjectLiteralExpression>;
  /** `useThemeProps({ name: 'MuiButton' })` */
  readonly themeName?: string;
  /** Whether other props are passed on. */
  readonly isSpread: boolean;
}

const PROPERTY_NAMES = ts.SyntaxKind.Identifier;

/** Name of a property, with or without quotes. */
export function propertyToName(property: ts.ObjectLiteralElementLike): string {
  const { name } = property;
  if (!name) return '';
  return ts.isStringLiteralLike(name) || name.kind === PROPERTY_NAMES
    ? (name as ts.Identifier | ts.StringLiteral).text
    : name.getText();
}

function readPropTypesAssignment(
  node: ts.Node,
): [string, ts.ObjectLiteralExpression] | null {
  return ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'propTypes' &&
    ts.isObjectLiteralExpression(node.right)
    ? [node.left.expression.getText(), node.right]
    : null;
}

function readThemeName(call: ts.CallExpression): string | undefined {
  const [argument] = call.arguments;
  if (!/(?:^|\.)useThemeProps$/.test(call.expression.getText())) return undefined;
  if (!argument || !ts.isObjectLiteralExpression(argument)) return undefined;
  const name = argument.properties.find((one) => propertyToName(one) === 'name');
  return name &&
    ts.isPropertyAssignment(name) &&
    ts.isStringLiteral(name.initializer)
    ? name.initializer.text
    : undefined;
}

function parseJavaScript(fileName: string): JavaScriptFacts {
  const text = readFileSync(fileName, 'utf8');
  const source = ts.createSourceFile(
    fileName,
    text,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.JS,
  );
  const propTypes = new Map<string, ts.ObjectLiteralExpression>();
  let themeName: string | undefined;
  let forwards = false;
  const visit = (node: ts.Node): void => {
    const assignment = readPropTypesAssignment(node);
    if (assignment) propTypes.set(...assignment);
    if (ts.isCallExpression(node)) {
      themeName ??= readThemeName(node);
      forwards ||= /^(?:_?extends|_objectWithoutPropertiesLoose)$/.test(
        node.expression.getText(),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    propTypes,
    ...(themeName ? { themeName } : {}),
    // `exactProp` refuses props that are not listed.
    isSpread: forwards && !/exactProp\(/.test(text),
  };
}

/** The module beside a declaration, as the bundlers of readers take it. */
function findModuleFile(root: string, found: DiscoveredExport): string | undefined {
  const folder = path.resolve(root, found.spec.folder);
  const module = found.file.replace(/\.d\.ts$/, '.js');
  return [path.join(folder, 'esm', module), path.join(folder, module)].find((file) =>
    existsSync(file),
  );
}

const parsed = new Map<string, JavaScriptFacts>();

/** Reads the module of an export; `undefined` where it has none. */
export function readJavaScript(
  { root }: Workspace,
  found: DiscoveredExport,
): JavaScriptFacts | undefined {
  const file = findModuleFile(root, found);
  if (!file) return undefined;
  const facts = parsed.get(file) ?? parseJavaScript(file);
  parsed.set(file, facts);
  return facts;
}

/**
 * Finds the PropTypes of one component in a module of several: those of the name itself, of
 * the component it wraps (`DataGridRaw`), or the only ones there are, if the module is named
 * like the component.
 */
export function findPropTypes(
  { propTypes }: JavaScriptFacts,
  { name, file }: Pick<DiscoveredExport, 'name' | 'file'>,
): ts.ObjectLiteralExpression | undefined {
  const own =
    propTypes.get(name) ?? propTypes.get(`${name}Raw`) ?? propTypes.get(`${name}1`);
  if (own) return own;
  const isNamedLikeIt = path.basename(file, '.d.ts') === name;
  return propTypes.size === 1 && isNamedLikeIt
    ? [...propTypes.values()][0]
    : undefined;
}
