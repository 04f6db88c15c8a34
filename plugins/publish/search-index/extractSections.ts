import type { Nodes } from 'mdast';
import { addHeadingIds, readHeadingId } from '../../shared/addHeadingIds';
import { isPageElement } from '../../shared/listPageElements';
import { readTextAttribute, type MdxJsxElement } from '../../shared/mdxAttributes';
import { parsePage } from '../../shared/parsePage';

/** A part of a page, from one heading to the next. */
export interface PageSection {
  /** Text of the heading; empty for what stands before the first one. */
  heading: string;
  /** Id of the heading; empty where there is none. */
  id: string;
  /** Labels and names of its demos, deeper headings, and the heading of the part around it. */
  labels: string;
  /** Its first paragraph. */
  excerpt: string;
  /** All else that stands in it, code included. */
  text: string;
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

/** Lists the labels of parts of a page, such as demos. */
function listLabels(node: Nodes): string[] {
  const inner = 'children' in node ? node.children.flatMap(listLabels) : [];
  return [...listReadValues(node), ...inner];
}

/** Inline nodes, whose text is part of their line. */
const MARKS = new Set<string>([
  'delete',
  'emphasis',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'strong',
]);

/** The text a reader sees, with spaces where blocks meet. */
function nodeToText(node: Nodes): string {
  if ((node.type as string) === 'mdxjsEsm') return '';
  // Expressions of MDX are comments and numbers.
  if (node.type.startsWith('mdx') && node.type.endsWith('Expression')) return '';
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (isPageElement(node) && node.name === 'br') return ' ';
  if (isPageElement(node) && node.name === 'img')
    return readTextAttribute(node, 'alt') ?? '';
  const inner = 'children' in node ? node.children.map(nodeToText) : [];
  if (MARKS.has(node.type)) return inner.join('');
  const isLine = ['paragraph', 'heading', 'tableCell'].includes(node.type);
  return inner.join(isLine ? '' : ' ').trim();
}

/** The blocks of a page in their order: what only lays them out is no part of it. */
function listBlocks(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) =>
    isPageElement(node) && node.name === 'div' && 'children' in node
      ? listBlocks(node.children as Nodes[])
      : [node],
  );
}

/**
 * Reads the parts of a page from its syntax tree. Headings have the ids and texts of the built
 * page.
 *
 * @param source Markdown or MDX with front matter
 * @returns what stands before the first heading, then a part for each heading of level 2
 *   and 3; what is below deeper ones belongs to the part around it
 */
export async function extractSections(source: string): Promise<PageSection[]> {
  const tree = parsePage(source);
  await addHeadingIds(tree);
  const drafts: SectionDraft[] = [beginSection('', '')];
  let around = '';
  for (const node of listBlocks(tree.children)) {
    const text = nodeToText(node).replace(/\s+/g, ' ');
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      if (node.depth === 2) around = text;
      const labels = node.depth === 3 ? [around] : [];
      drafts.push(beginSection(text, readHeadingId(node), labels));
      continue;
    }
    const draft = drafts.at(-1) as SectionDraft;
    draft.labels.push(...listLabels(node));
    if (node.type === 'heading') draft.labels.push(text);
    else if (node.type === 'paragraph' && draft.excerpt === '') draft.excerpt = text;
    else draft.texts.push(text);
  }
  return drafts.map(({ heading, id, labels, excerpt, texts }) => ({
    heading,
    id,
    labels: joinTexts(labels),
    excerpt,
    text: joinTexts(texts),
  }));
}

interface SectionDraft {
  heading: string;
  id: string;
  labels: string[];
  excerpt: string;
  texts: string[];
}

const beginSection = (
  heading: string,
  id: string,
  labels: string[] = [],
): SectionDraft => ({ heading, id, labels, excerpt: '', texts: [] });

const joinTexts = (texts: readonly string[]) =>
  texts.filter((text) => text !== '').join(' ');
