import ts from 'typescript';

/** An import, export from, or dynamic import of a module. */
export interface ModuleImport {
  /** As written: `./shipments`, `@mui/material/Button`. */
  specifier: string;
  /** Counted from 1. */
  line: number;
  /** Whether only types come from there, so that JavaScript does without it. */
  isType: boolean;
  /** Whether the module is only run, and nothing of it is named. */
  isBare: boolean;
  /** Names as the module exports them, `default` and `*` for a whole one among them. */
  names: string[];
  /** The quoted specifier, as offsets. */
  range: [from: number, to: number];
  /** The whole statement, as offsets; for `import()` the call. */
  statement: [from: number, to: number];
}

function readClauseNames(clause: ts.ImportClause): string[] {
  const bindings = clause.namedBindings;
  return [
    ...(clause.name ? ['default'] : []),
    ...(bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? ['*']
        : readNames(bindings)),
  ];
}

const readNames = ({ elements }: ts.NamedImports | ts.NamedExports): string[] =>
  elements.map(({ name, propertyName }) => (propertyName ?? name).text);

const hasOnlyTypes = ({ elements }: ts.NamedImports | ts.NamedExports): boolean =>
  elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);

/** `import type { A }` or `import { type A }`. */
export function isTypeImport({
  isTypeOnly,
  name,
  namedBindings,
}: ts.ImportClause): boolean {
  return (
    isTypeOnly ||
    (name === undefined &&
      namedBindings !== undefined &&
      ts.isNamedImports(namedBindings) &&
      hasOnlyTypes(namedBindings))
  );
}

type Found = Pick<ModuleImport, 'isType' | 'isBare' | 'names'> & {
  literal: ts.Node | undefined;
};

function readImport(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause: clause, moduleSpecifier: literal } = node;
    return {
      literal,
      isType: clause !== undefined && isTypeImport(clause),
      isBare: clause === undefined,
      names: clause ? readClauseNames(clause) : [],
    };
  }
  if (ts.isExportDeclaration(node)) {
    const { exportClause: clause, moduleSpecifier: literal, isTypeOnly } = node;
    const isNamed = clause !== undefined && ts.isNamedExports(clause);
    return {
      literal,
      isType: isTypeOnly || (isNamed && hasOnlyTypes(clause)),
      isBare: false,
      names: isNamed ? readNames(clause) : ['*'],
    };
  }
  if (
    ts.isCallExpression(node) &&
    node.expression.kind === ts.SyntaxKind.ImportKeyword
  ) {
    return {
      literal: node.arguments[0],
      isType: false,
      isBare: false,
      names: ['*'],
    };
  }
  if (ts.isImportTypeNode(node)) {
    const { argument } = node;
    const literal = ts.isLiteralTypeNode(argument) ? argument.literal : undefined;
    return { literal, isType: true, isBare: false, names: ['*'] };
  }
  return undefined;
}

/**
 * Lists what a module imports and exports from others, in the order of the source. They are
 * read from its syntax tree: what stands in comments, texts and JSX does not count.
 *
 * @param fileName its ending says what may be in the source; `.ts` has no JSX
 */
export function listImports(source: string, fileName = 'demo.tsx'): ModuleImport[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  const imports: ModuleImport[] = [];
  const visit = (node: ts.Node): void => {
    const found = readImport(node);
    if (found?.literal && ts.isStringLiteralLike(found.literal)) {
      const { literal, ...rest } = found;
      const from = literal.getStart(file);
      imports.push({
        ...rest,
        specifier: literal.text,
        line: file.getLineAndCharacterOfPosition(from).line + 1,
        range: [from, literal.end],
        statement: [node.getStart(file), node.end],
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return imports;
}
