import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { PageFault } from './types';

/** Advice for `{#id}` where no heading ends. */
export const ID_ELSEWHERE =
  'an id belongs to the end of a heading; for a place elsewhere, write <Anchor id="…" /> on a line of its own';

/** `::: note Title` as remark reads it: `:::note[Title]`. */
const writeAdmonition = ([, name = '', title = '']: RegExpExecArray): string =>
  title ? `:::${name}[${title.trim()}]` : `:::${name}`;

/** Finds an id in braces that ends no heading, or text that was meant as an admonition. */
export function findTextFault(tree: Node, source: string): PageFault | null {
  const faults: PageFault[] = [];
  visit(tree, (node: Node, index, parent: Node | undefined) => {
    if (node.type !== 'text' || parent?.type === 'heading') return;
    const { start, end } = node.position ?? {};
    const written = source.slice(start?.offset, end?.offset);
    const id = written.search(/(?<!\\)\{#/);
    if (id >= 0)
      faults.push({
        node,
        line: (start?.line ?? 1) + written.slice(0, id).split('\n').length - 1,
        message: ID_ELSEWHERE,
      });
    const admonition = /^:::+[ \t]*(\w+)[ \t]*([^\n]*)/.exec(written);
    if (admonition && index === 0 && parent?.type === 'paragraph')
      faults.push({
        node,
        message: `an admonition is written ${writeAdmonition(admonition)}`,
      });
  });
  return faults[0] ?? null;
}
