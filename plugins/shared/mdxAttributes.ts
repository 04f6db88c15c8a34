import type { Node } from 'unist';

/** An attribute of a JSX element in MDX, as `mdast-util-mdx-jsx` shapes it. */
export interface MdxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  position?: Node['position'];
  value:
    string | null | { type: string; value: string; data?: { estree?: unknown } };
}

/** A JSX element on a line of its own. */
export interface MdxJsxElement extends Node {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: MdxAttribute[];
  children: Node[];
}

/** `name="value"` */
export function createTextAttribute(name: string, value: string): MdxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** An expression of a JSX attribute, with the syntax tree that MDX compiles. */
function createExpressionAttribute(
  name: string,
  value: string,
  expression: object,
): MdxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: createProgram([{ type: 'ExpressionStatement', expression }]),
      },
    },
  };
}

function createProgram(body: object[]) {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}

function createImportFunction(specifier: string) {
  const raw = JSON.stringify(specifier);
  return {
    type: 'ArrowFunctionExpression',
    id: null,
    params: [],
    expression: true,
    generator: false,
    async: false,
    body: {
      type: 'ImportExpression',
      source: { type: 'Literal', value: specifier, raw },
      options: null,
    },
  };
}

/** `name={identifier}` */
export function createIdentifierAttribute(
  name: string,
  identifier: string,
): MdxAttribute {
  return createExpressionAttribute(name, identifier, {
    type: 'Identifier',
    name: identifier,
  });
}

/**
 * `const name = () => import('specifier');` at the top of a page, so that the bundler makes a
 * chunk of it. Written there, it stays the same function while the page is shown: a page is
 * rendered again with every change of the address, and effects must not follow.
 */
export function createImportConstant(name: string, specifier: string): Node {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'Identifier', name },
        init: createImportFunction(specifier),
      },
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: `const ${name} = () => import(${JSON.stringify(specifier)});`,
    data: { estree: createProgram([declaration]) },
  } as Node;
}

/** `import { A, B } from 'specifier';` at the top of a page. */
export function createNamedImport(
  names: readonly string[],
  specifier: string,
): Node {
  const createIdentifier = (name: string) => ({ type: 'Identifier', name });
  const declaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: names.map((name) => ({
      type: 'ImportSpecifier',
      imported: createIdentifier(name),
      local: createIdentifier(name),
    })),
    source: { type: 'Literal', value: specifier, raw: JSON.stringify(specifier) },
  };
  return {
    type: 'mdxjsEsm',
    value: `import { ${names.join(', ')} } from ${JSON.stringify(specifier)};`,
    data: { estree: createProgram([declaration]) },
  } as Node;
}

/** `import name from 'specifier';` at the top of a page. */
export function createDefaultImport(name: string, specifier: string): Node {
  const raw = JSON.stringify(specifier);
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [
      { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } },
    ],
    source: { type: 'Literal', value: specifier, raw },
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${raw};`,
    data: { estree: createProgram([declaration]) },
  } as Node;
}

/** The string value of an attribute, or `undefined` if it is absent or computed. */
export function readTextAttribute(
  element: MdxJsxElement,
  name: string,
): string | undefined {
  const attribute = element.attributes.find((candidate) => candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** `path:line` of a node, the path relative to the folder the build runs in. */
export function formatPlace(
  filePath: string,
  node: Node,
  line = node.position?.start.line ?? 1,
): string {
  const relative = filePath.startsWith(`${process.cwd()}/`)
    ? filePath.slice(process.cwd().length + 1)
    : filePath;
  return `${relative}:${line}`;
}
