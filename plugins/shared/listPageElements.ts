import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { MdxJsxElement } from './mdxAttributes';

/** Whether a part of a page is an element: directives have attributes of another shape. */
export const isPageElement = (node: Node): node is MdxJsxElement =>
  /^mdxJsx(?:Flow|Text)Element$/.test(node.type);

/**
 * Lists the elements of a page, in its order, as `<Demo name="ButtonSizes" />`: neither those
 * in code and comments nor those in expressions.
 *
 * @param names those to list; all elements without
 */
export function listPageElements(
  tree: Node,
  names?: readonly string[],
): MdxJsxElement[] {
  const elements: MdxJsxElement[] = [];
  visit(tree, (node: Node) => {
    if (isPageElement(node) && (names?.includes(node.name ?? '') ?? true))
      elements.push(node);
  });
  return elements;
}

/** The line an element begins in, from 1. */
export const readLine = ({ position }: Node): number => position?.start.line ?? 1;
