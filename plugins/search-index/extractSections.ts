import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addHeadingIds, readHeadingId } from '../shared/addHeadingIds';
import { blankFrontMatter } from '../shared/extractFrontMatter';
import type { MdxJsxElement } from '../shared/mdxAttributes';
import { prepareMarkdown } from '../shared/prepareMarkdown';

/** A part of a page, from one heading to the next. */
export interface PageSection {
  /** Text of the heading; empty for what stands before the first one. */
  heading: string;
  /** Id of the heading; empty where there is none. */
  id: string;
  /** Words of all that stands in it, code included. */
  text: string;
  /** Its first paragraph. */
  excerpt: string;
}

/** Attributes of parts whose value is read by readers. */
const READ_ATTRIBUTES = new Set(['label', 'title', 'component', 'name']);

function listReadValues(node: Nodes): string[] {
  if (!node.type.startsWith('mdxJsx')) return [];
  return (node as unknown as MdxJsxElement).attributes
    .filter(
      ({ name, value }) => READ_ATTRIBUTES.has(name) && typeof value === 'string',
    )
    .map(({ value }) => value as string);
}

/** The text a reader sees, with spaces where blocks meet. */
function nodeToText(node: Nodes): string {
  if ((node.type as string) === 'mdxjsEsm') return '';
  // Expressions of MDX are comments and numbers.
  if (node.type.startsWith('mdx') && node.type.endsWith('Expression')) return '';
  if ('value' in node) return node.value;
  // What only looks like one is printed as it is written.
  const mark = node.type === 'textDirective' ? `:${node.name}` : '';
  const separator = ['paragraph', 'heading', 'tableCell'].includes(node.type)
    ? ''
    : ' ';
  const inner = 'children' in node ? node.children.map(nodeToText) : [];
  return [...listReadValues(node), mark + inner.join(separator)].join(' ').trim();
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * Reads the parts of a page from its syntax tree. Headings have the ids and texts of the built
 * page.
 *
 * @param source Markdown or MDX with front matter
 * @returns what stands before the first heading, then a part for each heading of level 2
 *   and 3; what is below deeper ones belongs to the part around it
 */
export async function extractSections(source: string): Promise<PageSection[]> {
  const tree: Root = parser.parse(prepareMarkdown(blankFrontMatter(source)));
  await addHeadingIds(tree);
  const sections: { section: PageSection; texts: string[] }[] = [];
  const begin = (heading: string, id: string) => {
    sections.push({ section: { heading, id, text: '', excerpt: '' }, texts: [] });
  };
  begin('', '');
  for (const node of tree.children) {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      begin(nodeToText(node), readHeadingId(node));
    } else if (node.type !== 'heading') {
      const current = sections.at(-1) as (typeof sections)[number];
      const text = nodeToText(node).replace(/\s+/g, ' ');
      if (text !== '') current.texts.push(text);
      if (node.type === 'paragraph') current.section.excerpt ||= text;
    }
  }
  return sections.map(({ section, texts }) => ({
    ...section,
    text: texts.join(' '),
  }));
}
