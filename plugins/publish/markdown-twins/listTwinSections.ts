import type { Heading, Root } from 'mdast';
import { toString as nodeToText } from 'mdast-util-to-string';
import { readHeadingId } from '../../shared/addHeadingIds';
import type { TwinSection } from './types';

/** The start and the end of a block of code. */
const FENCE = /^(`{3,}|~{3,})/;

interface HeadingLine {
  /** Counted from 1. */
  line: number;
  depth: number;
}

/** Lines that are headings; those of Markdown inside a block of code are none. */
function listHeadingLines(lines: readonly string[]): HeadingLine[] {
  let fence = '';
  return lines.flatMap((text, index): HeadingLine[] => {
    const [mark = ''] = FENCE.exec(text) ?? [];
    if (fence) {
      if (mark.startsWith(fence) && text.trim() === mark) fence = '';
      return [];
    }
    fence = mark;
    const [, signs = ''] = /^(#{1,6}) /.exec(text) ?? [];
    return signs ? [{ line: index + 1, depth: signs.length }] : [];
  });
}

const isHeading = (node: { type: string }): node is Heading =>
  node.type === 'heading';

/**
 * Finds the sections of a page in its Markdown, with the ids they have on the page. A section
 * holds those below it.
 *
 * @param tree what the Markdown was written from, with ids of headings
 * @param markdown ends with a line break
 * @returns in the order of the page; the first is the whole page
 * @throws if the headings of the two are not the same
 */
export function listTwinSections(tree: Root, markdown: string): TwinSection[] {
  const lines = markdown.trimEnd().split('\n');
  const places = listHeadingLines(lines);
  const headings = tree.children.filter(isHeading);
  const depths = headings.map(({ depth }) => depth);
  if (places.map(({ depth }) => depth).join() !== depths.join()) {
    throw new Error(
      `The Markdown has ${places.length} headings, of ${headings.length} of its page.`,
    );
  }
  return places.map(({ line, depth }, index) => {
    const heading = headings[index] as Heading;
    const next = places.find(
      (other) => other.line > line && other.depth <= depth,
    )?.line;
    let last = next === undefined ? lines.length : next - 1;
    while (lines[last - 1] === '') last -= 1;
    return {
      // The title of a page has no id: its address is that of the page.
      id: depth === 1 ? '' : readHeadingId(heading),
      title: nodeToText(heading).replace(/\s+/g, ' ').trim(),
      depth,
      first: line,
      last,
      bytes: Buffer.byteLength(lines.slice(line - 1, last).join('\n')),
    };
  });
}
