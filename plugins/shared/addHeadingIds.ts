import remarkHeadings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Heading, Root } from 'mdast';
import { unified } from 'unified';

const processor = unified()
  .use(remarkHeadings, { anchorsMaintainCase: false })
  .freeze();

/**
 * Gives the headings of a page the ids they have on the built page, by the step of Docusaurus
 * that gives them there, and takes ids that are written out of their texts.
 */
export async function addHeadingIds(tree: Root): Promise<void> {
  await processor.run(tree);
}

/** The id of a heading that has been given one. */
export const readHeadingId = ({ data }: Heading): string =>
  (data as { id?: string } | undefined)?.id ?? '';
