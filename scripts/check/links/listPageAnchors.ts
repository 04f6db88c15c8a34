import type { Heading } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { listDemoVariants } from '../../../plugins/content/demos/listDemoVariants';
import { PAGE_PARTS } from '../../../plugins/content/page-parts/remarkPageParts';
import { addHeadingIds, readHeadingId } from '../../../plugins/shared/addHeadingIds';
import { parsePageOrNothing } from '../../../plugins/shared/parsePage';
import {
  readTextAttribute,
  type MdxJsxElement,
} from '../../../plugins/shared/mdxAttributes';
import { listDemoAnchors } from '../../../src/components/demos/Demo/listDemoAnchors';
import type { CodeStyling } from '../../../src/lib/demos/codeStyling';

/** Ids that a page has, as far as its source says them. */
export interface PageAnchors {
  ids: ReadonlySet<string>;
  /** It shows parts of the portal that write ids of their own. */
  hasOthers: boolean;
}

/** Parts whose ids are known from the page, or that have none to link to. */
const KNOWN_PARTS = new Set(['Anchor', 'Demo', 'Playground']);

const isPart = ({ name }: MdxJsxElement): boolean =>
  typeof name === 'string' &&
  Object.hasOwn(PAGE_PARTS, name) &&
  !KNOWN_PARTS.has(name);

function listStylings(name: string, folder: string): CodeStyling[] | null {
  const stylings = listDemoVariants(name, folder).flatMap(
    ({ styling }) => styling ?? [],
  );
  return stylings.length > 0 ? stylings : null;
}

function listElementIds(element: MdxJsxElement, folder: string): string[] {
  const read = (attribute: string) =>
    readTextAttribute(element, attribute)?.split(/\s+/) ?? [];
  const [demo] = element.name === 'Demo' ? read('name') : [];
  return demo
    ? listDemoAnchors([demo, ...read('formerly')], listStylings(demo, folder))
    : read('id');
}

/**
 * Reads which ids a page will have: of headings, of demos in all their languages and stylings,
 * and of elements.
 *
 * @param folder absolute path of the folder of the page
 * @throws for a demo that is there twice, or without its first styling
 */
export async function listPageAnchors(
  text: string,
  folder: string,
): Promise<PageAnchors> {
  const tree = parsePageOrNothing(text);
  await addHeadingIds(tree);
  const ids = new Set<string>();
  let hasOthers = false;
  visit(tree, (node: Node) => {
    if (node.type === 'heading') {
      ids.add(readHeadingId(node as Heading));
    } else if (node.type.startsWith('mdxJsx')) {
      const element = node as MdxJsxElement;
      hasOthers ||= isPart(element);
      listElementIds(element, folder).forEach((id) => ids.add(id));
    }
  });
  return { ids, hasOthers };
}
