import type { Node } from 'unist';

/** An attribute of a JSX element in MDX, as `mdast-util-mdx-jsx` shapes it. */
export interface MdxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
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

/** `name={() => import('specifier')}`, so that the bundler makes a chunk of it. */
export function createImportAttribute(
  name: string,
  specifier: string,
): MdxAttribute {
  const source = {
    type: 'Literal',
    value: specifier,
    raw: JSON.stringify(specifier),
  };
  const expression = {
    type: 'ArrowFunctionExpression',
    id: null,
    params: [],
    expression: true,
    generator: false,
    async: false,
    body: { type: 'ImportExpression', source, options: null },
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `() => import(${source.raw})`,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression }],
        },
      },
    },
  };
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
export function formatPlace(filePath: string, node: Node): string {
  const relative = filePath.startsWith(`${process.cwd()}/`)
    ? filePath.slice(process.cwd().length + 1)
    : filePath;
  return `${relative}:${node.position?.start.line ?? 1}`;
}
