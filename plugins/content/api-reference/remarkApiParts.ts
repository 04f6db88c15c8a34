import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createNamedImport, type MdxJsxElement } from '../../shared/mdxAttributes';

/** Names of the parts that pages are made of; `docs-dev/api-pages.md` explains them. */
const PARTS = /^Api[A-Z]\w*$/;

/**
 * Imports the parts of the reference that a page uses. They are not among the components
 * of every page, so that only pages of the reference carry them.
 */
export function remarkApiParts() {
  return (tree: Root) => {
    const names = new Set<string>();
    visit(tree, (node: unknown) => {
      const { name } = node as MdxJsxElement;
      if (typeof name === 'string' && PARTS.test(name)) {
        names.add(name);
      }
    });
    if (names.size > 0) {
      tree.children.unshift(
        createNamedImport(
          [...names].sort(),
          '@site/src/components/ApiReference/parts',
        ) as never,
      );
    }
  };
}
