import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blankFrontMatter } from '../../plugins/shared/extractFrontMatter';

/** What is read of a page as sentences. */
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

/** What is one text, whatever marks it has inside. */
const BLOCKS = ['paragraph', 'heading', 'tableCell'];

const OPENING_TAG = /^<[^>"]*(?:"[^"]*"[^>"]*)*>/;

/** Attributes whose value is read. */
const READ_ATTRIBUTE = /\s(?:label|title|alt)="([^"]*)"/dg;

/** Fields of the front matter that are read. */
const READ_FIELD = /^(?:title|description): *(.*)$/dgm;

const PARSERS = {
  mdx: unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze(),
  md: unified().use(remarkParse).use(remarkGfm).freeze(),
};

/** An id at the end of a heading, which MDX alone would take for code. */
const HEADING_ID = /\s\{#[^{}\s]+\}(?=[^\S\n]*$)/gm;

/** The source with everything blanked that is no prose; as long as the source. */
function maskSource(written: string, syntax: keyof typeof PARSERS): string {
  const source = written.replace(HEADING_ID, (id) => ' '.repeat(id.length));
  const mask = Array<string>(source.length).fill(BREAK);
  const copy = (start: number, end: number) => {
    for (let index = start; index < end; index += 1) {
      mask[index] = source[index] === '\n' ? ' ' : (source[index] ?? '');
    }
  };
  const copyGroups = (pattern: RegExp, text: string, offset = 0) => {
    for (const { indices } of text.matchAll(pattern)) {
      const [start, end] = indices?.[1] ?? [0, 0];
      copy(offset + start, offset + end);
    }
  };

  const body = blankFrontMatter(source);
  const tree: Root = PARSERS[syntax].parse(body);
  visit(tree, (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    if (BLOCKS.includes(node.type))
      mask.fill(' ', start, end).fill(BREAK, start, start + 1);
    if (node.type === 'text') copy(start, end);
    if (node.type === 'inlineCode') mask.fill(CODE, start, end);
    if (node.type.startsWith('mdxJsx')) {
      const tag = OPENING_TAG.exec(source.slice(start, end))?.[0] ?? '';
      copyGroups(READ_ATTRIBUTE, tag, start);
    }
  });
  if (body !== source) {
    copyGroups(READ_FIELD, source.slice(0, source.indexOf('\n---', 3)));
  }
  return mask.join('');
}

/**
 * Extracts what is read as sentences: paragraphs, headings, cells, labels and the description,
 * without code, addresses, tags and comments.
 *
 * @param source of a page, with its front matter
 * @param syntax `md` for files that MDX cannot read, such as CONTRIBUTING.md
 */
export function extractProse(source: string, syntax: 'md' | 'mdx' = 'mdx'): Prose {
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
