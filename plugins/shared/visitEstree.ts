import type { Node as EstreeNode } from 'estree';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { isPageElement } from './listPageElements';

/** A node of JavaScript in a page, whatever its kind: each has its own fields. */
export type ScriptNode = { type: string; loc?: EstreeNode['loc'] } & Record<
  string,
  unknown
>;

const isScriptNode = (value: unknown): value is ScriptNode =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as ScriptNode).type === 'string';

/**
 * Visits a node of JavaScript and what is in it, from the outside to the inside.
 *
 * @param enter returns false to leave out what is in the node
 */
export function visitEstree(
  node: ScriptNode,
  enter: (node: ScriptNode) => boolean | void,
): void {
  if (enter(node) === false) return;
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isScriptNode(inner)) visitEstree(inner, enter);
    }
  }
}

/** A piece of JavaScript in a page, as MDX parsed it. */
export interface PageScript {
  /** The part of the page it stands in. */
  node: Node;
  program: ScriptNode;
  /** The attribute it is the value of; undefined elsewhere. */
  attribute?: string;
  /** Whether it consists of imports and exports. */
  isModule: boolean;
}

interface WithEstree {
  data?: { estree?: ScriptNode | null };
}

/** Lists the JavaScript of a page: modules, expressions and values of attributes. */
export function listScripts(tree: Node): PageScript[] {
  const scripts: PageScript[] = [];
  const add = (node: Node, holder: WithEstree, attribute?: string) => {
    const program = holder.data?.estree;
    if (program) {
      const isModule = node.type === 'mdxjsEsm';
      scripts.push({ node, program, isModule, ...(attribute ? { attribute } : {}) });
    }
  };
  visit(tree, (node: Node) => {
    add(node, node);
    for (const attribute of isPageElement(node) ? node.attributes : []) {
      // `{...rest}` has its program itself, `name={value}` in its value.
      add(node, attribute as WithEstree, attribute.name);
      if (attribute.value && typeof attribute.value === 'object')
        add(node, attribute.value as WithEstree, attribute.name);
    }
  });
  return scripts;
}
