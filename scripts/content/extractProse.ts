import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { blankFrontMatter } from '../../plugins/shared/extractFrontMatter';
import { isPageElement } from '../../plugins/shared/listPageElements';
import type { MdxJsxElement } from '../../plugins/shared/mdxAttributes';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';
import { toUnixLines } from '../../plugins/shared/toUnixLines';

/** Texts of a page that are read as sentences. */
export interface Prose {
  /**
   * Its words, with one space between, a backtick for each piece of inline code, and a line
   * break between blocks.
   */
  text: string;
  /** Line of the source, from 1, in which a place of the text stands. */
  toLine: (index: number) => number;
}

const CODE = '`';
const BREAK = '\n';

/** Nodes that are one text each, whatever marks they contain. */
const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** Attributes whose value is read. */
const READ_ATTRIBUTES = ['label', 'title', 'alt'];

/** Fields of the front matter that are read. */
const READ_FIELD = /^(?:title|description): *(.*)$/dgm;

const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();

const PARSERS: Record<'md' | 'mdx', (source: string) => Root> = {
  mdx: parsePageOrNothing,
  md: (source) => markdownParser.parse(blankFrontMatter(source)),
};

/** An id at the end of a heading. */
const WRITTEN_ID = /\s*\\?\{#[^{}\s]+\}\s*$/;

/** The source with everything blanked that is no prose; as long as the source. */
function maskSource(source: string, syntax: keyof typeof PARSERS): string {
  const mask = Array<string>(source.length).fill(BREAK);
  const copy = (start: number, end: number) => {
    for (let index = start; index < end; index += 1) {
      mask[index] = source[index] === '\n' ? ' ' : (source[index] ?? '');
    }
  };
  const readPlace = ({ position }: Node) => ({
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
  });
  const copyAttributes = ({ attributes }: MdxJsxElement) => {
    for (const attribute of attributes) {
      const { start, end } = readPlace(attribute);
      const quote = source.slice(start, end).search(/["']/);
      const isRead = READ_ATTRIBUTES.includes(attribute.name);
      if (isRead && typeof attribute.value === 'string')
        copy(start + quote + 1, end - 1);
    }
  };

  const body = blankFrontMatter(source);
  visit(PARSERS[syntax](source), (node: Nodes, _index, parent) => {
    const { start, end } = readPlace(node);
    if (BLOCKS.includes(node.type))
      mask.fill(' ', start, end).fill(BREAK, start, start + 1);
    if (node.type === 'text') {
      const id =
        parent?.type === 'heading' && node === parent.children.at(-1)
          ? WRITTEN_ID.exec(source.slice(start, end))
          : null;
      copy(start, id ? start + id.index : end);
    }
    if (node.type === 'inlineCode') mask.fill(CODE, start, end);
    if (isPageElement(node)) copyAttributes(node);
  });
  if (body !== source) {
    for (const { indices } of source
      .slice(0, source.indexOf('\n---', 3))
      .matchAll(READ_FIELD)) {
      copy(...(indices?.[1] ?? [0, 0]));
    }
  }
  return mask.join('');
}

/**
 * Extracts what is read as sentences: paragraphs, headings, cells, labels and the description,
 * without code, addresses, tags and comments.
 *
 * @param written source of a page, with its front matter
 * @param syntax `md` for files that MDX cannot read, such as CONTRIBUTING.md
 */
export function extractProse(written: string, syntax: 'md' | 'mdx' = 'mdx'): Prose {
  const source = toUnixLines(written);
  const offsets: number[] = [];
  let text = '';
  for (const { 0: part, index } of maskSource(source, syntax).matchAll(
    /(?<mark>[ \n`])\k<mark>*|[^ \n`]+/g,
  )) {
    const kept = /[ \n`]/.test(part.charAt(0)) ? part.charAt(0) : part;
    for (let place = 0; place < kept.length; place += 1) offsets.push(index + place);
    text += kept;
  }
  return {
    text,
    toLine: (index) => source.slice(0, offsets[index]).split('\n').length,
  };
}
