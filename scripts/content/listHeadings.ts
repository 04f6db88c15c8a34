import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString as nodeToText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readLine } from '../../plugins/shared/listPageElements';

/** A heading as it is read. */
export interface PageHeading {
  depth: number;
  /** Without marks, and without the id it keeps. */
  text: string;
  /** From 1. */
  line: number;
}

/** Lists the headings of a page, in its order. */
export function listHeadings(tree: Root): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading) => {
    const read = heading.children.filter(({ type }) => type !== 'mdxTextExpression');
    headings.push({
      depth: heading.depth,
      text: parseMarkdownHeadingId(nodeToText(read).trim()).text,
      line: readLine(heading),
    });
  });
  return headings;
}
