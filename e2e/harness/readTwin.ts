import type { Root, RootContent } from 'mdast';
import { toString as nodeToText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Facts that are read from the Markdown of a page. */
export interface TwinFacts {
  headings: string[];
  /** Addresses of links and pictures. */
  links: string[];
  /** Blocks of code in TypeScript with JSX: demos, playgrounds and excerpts. */
  demoCount: number;
  /** Elements and imports, which Markdown has no use for. */
  leftovers: string[];
}

const isLeftover = (node: RootContent) =>
  node.type === 'html' ||
  (node.type === 'paragraph' &&
    node.children[0]?.type === 'text' &&
    /^(?:import|export) .* from /.test(node.children[0].value));

/** Reads a page's Markdown by its syntax tree. */
export function readTwin(markdown: string): TwinFacts {
  const tree: Root = parser.parse(markdown);
  const facts: TwinFacts = { headings: [], links: [], demoCount: 0, leftovers: [] };
  visit(tree, (node) => {
    if (node.type === 'heading') {
      facts.headings.push(nodeToText(node).replace(/\s+/g, ' ').trim());
    } else if (
      node.type === 'link' ||
      node.type === 'image' ||
      node.type === 'definition'
    ) {
      facts.links.push(node.url);
    } else if (node.type === 'code' && node.meta?.startsWith('title=')) {
      facts.demoCount += 1;
    } else if (node.type !== 'root' && isLeftover(node)) {
      facts.leftovers.push(nodeToText(node));
    }
  });
  return facts;
}
