import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { listDemoVariants } from '../../../plugins/demos/listDemoVariants';
import { PAGE_PARTS } from '../../../plugins/page-parts/remarkPageParts';
import { parsePageOrNothing } from '../../../plugins/shared/parsePage';
import {
  readTextAttribute,
  type MdxJsxElement,
} from '../../../plugins/shared/mdxAttributes';
import { listDemoAnchors } from '../../../src/components/Demo/listDemoAnchors';
import type { CodeStyling } from '../../../src/lib/codeStyling';

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

/** The id that is written in a heading: `{#sticky-header}`, or the same in a comment. */
function readWrittenId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as
    { type: string; value?: string } | undefined;
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? '')?.[1]
    : parseMarkdownHeadingId(toString(heading)).id;
}

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
export function listPageAnchors(text: string, folder: string): PageAnchors {
  const ids = new Set<string>();
  const slugger = createSlugger();
  let hasOthers = false;
  visit(parsePageOrNothing(text), (node: Node) => {
    if (node.type === 'heading') {
      const heading = node as Heading;
      ids.add(readWrittenId(heading) ?? slugger.slug(toString(heading)));
    } else if (node.type.startsWith('mdxJsx')) {
      const element = node as MdxJsxElement;
      hasOthers ||= isPart(element);
      listElementIds(element, folder).forEach((id) => ids.add(id));
    }
  });
  return { ids, hasOthers };
}
