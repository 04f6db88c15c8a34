import ts from 'typescript';

const PREFIX = /^(?:unstable|experimental)_/i;

/**
 * @example importToKey('@mui/material/Button', 'default') // → '@mui/material#Button'
 * @example importToKey('@mui/base', 'Unstable_Popup') // → '@mui/base#Popup'
 */
export function importToKey(specifier: string, imported: string): string | null {
  const match = /^((?:@[^/]+\/)?[^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!match?.[1] || specifier.startsWith('.')) return null;
  const name =
    imported === 'default' ? (match[2]?.split('/').at(-1) ?? '') : imported;
  return `${match[1]}#${name.replace(PREFIX, '')}`;
}

/** Slots whose component is not named by the prop: `slotProps={{ paper: { … } }}`. */
const SLOT_COMPONENTS: Readonly<Record<string, string>> = {
  backdrop: 'Backdrop',
  paper: 'Paper',
  popper: 'Popper',
  select: 'Select',
  typography: 'Typography',
};

/**
 * The component that takes an object of props: by the name of the prop, which the packages
 * keep to. The input of a field is one of three by its variant; all three are an `InputBase`.
 *
 * @example propToComponent('MenuProps') // → 'Menu'
 * @example propToComponent('primaryTypographyProps') // → 'Typography'
 * @example propToComponent('inputProps') // → undefined, an element
 */
export function propToComponent(prop: string): string | undefined {
  const name = /^[a-z]*([A-Z]\w*)Props$/.exec(prop)?.[1];
  return name === 'Input' ? 'InputBase' : name;
}

/** Local names of imports, with the exports they stand for. */
function readImports(source: ts.SourceFile): Map<string, string> {
  const keys = new Map<string, string>();
  const add = (local: string, specifier: string, imported: string) => {
    const key = importToKey(specifier, imported);
    if (key) keys.set(local, key);
  };
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const clause = statement.importClause;
    if (clause?.name) add(clause.name.text, text, 'default');
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { name, propertyName } of bindings.elements) {
        add(name.text, text, (propertyName ?? name).text);
      }
    }
  }
  return keys;
}

/** `Bar` of `const Bar = styled(AppBar)(…)` stands for what it styles. */
function addStyledNames(source: ts.SourceFile, keys: Map<string, string>): void {
  const findStyled = (node: ts.Expression): string | undefined => {
    if (ts.isAsExpression(node)) return findStyled(node.expression);
    if (ts.isTaggedTemplateExpression(node)) return findStyled(node.tag);
    if (!ts.isCallExpression(node)) return undefined;
    const [styled] = node.arguments;
    return node.expression.getText() === 'styled' && styled
      ? keys.get(styled.getText())
      : findStyled(node.expression);
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const key = initializer && findStyled(initializer);
      if (key && ts.isIdentifier(name)) keys.set(name.text, key);
    }
  }
}

interface NamedValue {
  name: string;
  value: ts.Expression | undefined;
}

function readAttributes(
  { properties }: ts.JsxAttributes,
  literals: ReadonlyMap<string, NamedValue[]>,
): NamedValue[] {
  return properties.flatMap((attribute) => {
    if (!ts.isJsxAttribute(attribute)) {
      const { expression } = attribute;
      const value = ts.isElementAccessExpression(expression)
        ? expression.expression
        : expression;
      return literals.get(value.getText()) ?? [];
    }
    const { name, initializer } = attribute;
    const value =
      initializer && ts.isJsxExpression(initializer)
        ? initializer.expression
        : undefined;
    return { name: name.getText(), value };
  });
}

/**
 * Fields of the objects that are written out under a name, for what is spread later:
 * `const SPANS = [{ cols: 2 }]` and `{ name: 'Pump 3', surface: { raised: true } }`.
 */
function readLiterals(source: ts.SourceFile): Map<string, NamedValue[]> {
  const literals = new Map<string, NamedValue[]>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
      ts.isIdentifier(node.name) &&
      node.initializer
    ) {
      const { initializer } = node;
      const fields = ts.isArrayLiteralExpression(initializer)
        ? initializer.elements.flatMap(readFields)
        : readFields(initializer);
      const { text } = node.name;
      if (fields.length > 0) {
        literals.set(text, [...(literals.get(text) ?? []), ...fields]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return literals;
}

function readFields(value: ts.Expression | undefined): NamedValue[] {
  if (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
    return readFields(value.expression);
  }
  if (!value || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) => {
    if (ts.isPropertyAssignment(property)) {
      const { name } = property;
      return ts.isIdentifier(name) || ts.isStringLiteral(name)
        ? { name: name.text, value: property.initializer }
        : [];
    }
    return ts.isShorthandPropertyAssignment(property)
      ? { name: property.name.text, value: undefined }
      : [];
  });
}

/**
 * Reads which exports of packages a demo renders or calls, and which props it sets on them:
 * in JSX, in objects for a part (`MenuProps={{ dense: true }}`), as defaults in a theme, and
 * in what it spreads, where that is written out in the file.
 *
 * @param source TSX
 * @returns by `package#export`
 */
export function readDemoUses(source: string): Map<string, Set<string>> {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const keys = readImports(file);
  addStyledNames(file, keys);
  const literals = readLiterals(file);
  const uses = new Map<string, Set<string>>();
  const use = (key: string, props: readonly NamedValue[]) => {
    const known = uses.get(key) ?? new Set();
    uses.set(key, known);
    const [packageName = ''] = key.split('#');
    const useInside = (component: string | undefined, value: ts.Expression) => {
      const fields = readFields(value);
      if (component && fields.length > 0) use(`${packageName}#${component}`, fields);
    };
    for (const { name, value } of props) {
      known.add(name);
      if (!value) continue;
      if (name === 'slotProps' || name === 'componentsProps') {
        for (const slot of readFields(value)) {
          if (slot.value) useInside(SLOT_COMPONENTS[slot.name], slot.value);
        }
      } else {
        useInside(propToComponent(name), value);
      }
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const key = keys.get(node.tagName.getText());
      const children = { name: 'children', value: undefined };
      if (key) {
        use(key, [
          ...readAttributes(node.attributes, literals),
          ...(ts.isJsxOpeningElement(node) ? [children] : []),
        ]);
      }
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const key = keys.get(node.expression.text);
      if (key) use(key, []);
    } else if (ts.isPropertyAssignment(node)) {
      readThemeDefaults(node, keys).forEach(([key, props]) => use(key, props));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** `MuiChip: { defaultProps: { … } }`, if the demo imports a `Chip`. */
function readThemeDefaults(
  { name, initializer }: ts.PropertyAssignment,
  keys: ReadonlyMap<string, string>,
): [key: string, props: NamedValue[]][] {
  const component =
    ts.isIdentifier(name) && /^(?:Mui|Joy)([A-Z]\w*)$/.exec(name.text);
  const defaults = readFields(initializer).find(
    (field) => field.name === 'defaultProps',
  );
  const key =
    component && [...keys.values()].find((one) => one.endsWith(`#${component[1]}`));
  return key && defaults ? [[key, readFields(defaults.value)]] : [];
}
