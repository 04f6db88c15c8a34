import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Lets columns that a writer has aligned to the left (`:---`) begin where lines of the page do. That
 * is the left unless it runs from right to left, and no cell needs a style for it.
 */
export function remarkTableAlignment() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      table.align = table.align?.map((side) => (side === 'left' ? null : side));
    });
  };
}
