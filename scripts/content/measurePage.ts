import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { PAGE_PARTS } from '../../plugins/content/page-parts/remarkPageParts';
import { listPageElements } from '../../plugins/shared/listPageElements';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';

/** Measures of the Markdown of one page. */
export interface PageMeasures {
  /** Words of prose: without code, tables, headings and front matter. */
  words: number;
  /** With playgrounds and the parts that stand on one page, such as the search of icons. */
  demos: number;
  /** Lines of its code blocks. */
  codeLines: number;
  /** School grade by the automated readability index, 0 where there is no prose. */
  readingLevel: number;
  /** Words of its longest paragraph. */
  longestParagraph: number;
  /** Content of "Accessibility" about keys: a table, a sentence that there are none, or nothing. */
  keyboard: 'table' | 'none' | 'untold';
  /** Whether it says when to use something else. */
  hasWhenNot: boolean;
}

/** Elements that are worked with, and that are no places. */
const SHOWN_PARTS = Object.keys(PAGE_PARTS).filter((name) => name !== 'Anchor');
const KEY = /\bkeys?\b/i;
const NO_KEYS = /\bno keys\b|\bwithout (?:\w+ or )?keys\b/;
const WHEN_NOT = /something else|instead|do not use|not for/i;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

const listWords = (text: string): string[] =>
  [...WORDS.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** The text of a part of a page, with a word for each piece of code in a line. */
function nodeToText(node: Nodes): string {
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(nodeToText).join('') : '';
}

/** Paragraphs of a page, also those in lists, quotes and elements, one text each. */
function extractParagraphs(tree: Root): string[] {
  const paragraphs: string[] = [];
  visit(tree, 'paragraph', (paragraph) => {
    paragraphs.push(nodeToText(paragraph).replace(/\s+/g, ' ').trim());
  });
  return paragraphs.filter(Boolean);
}

/**
 * The automated readability index (Senter and Smith, 1967): about the grade of an American
 * school in which a text is understood, from letters a word and words a sentence.
 */
function measureReadingLevel(paragraphs: readonly string[]): number {
  const words = paragraphs.flatMap(listWords);
  const sentences = paragraphs.flatMap((text) => [...SENTENCES.segment(text)]);
  if (words.length === 0) return 0;
  const letters = words.join('').length;
  const level =
    4.71 * (letters / words.length) +
    0.5 * (words.length / sentences.length) -
    21.43;
  return Math.max(0, Math.round(level * 10) / 10);
}

/** Finds the content of a section of the second level, without its heading. */
function findSection(tree: Root, title: RegExp): RootContent[] {
  const isSection = (node: RootContent) =>
    node.type === 'heading' && node.depth === 2;
  const start = tree.children.findIndex(
    (node) => isSection(node) && title.test(nodeToText(node)),
  );
  if (start < 0) return [];
  const rest = tree.children.slice(start + 1);
  const end = rest.findIndex(isSection);
  return end < 0 ? rest : rest.slice(0, end);
}

const sectionToText = (section: readonly RootContent[]) =>
  section.map(nodeToText).join('\n');

function readKeyboard(section: readonly RootContent[]): PageMeasures['keyboard'] {
  const isDescribed = section.some(
    (node) =>
      node.type === 'table' &&
      node.children.some(
        ({ children: [cell] }) => cell && KEY.test(nodeToText(cell)),
      ),
  );
  if (isDescribed) return 'table';
  return NO_KEYS.test(sectionToText(section)) ? 'none' : 'untold';
}

/** @param source of a page, with its front matter */
export function measurePage(source: string): PageMeasures {
  const tree = parsePageOrNothing(source);
  const paragraphs = extractParagraphs(tree);
  const lengths = paragraphs.map((text) => listWords(text).length);
  let codeLines = 0;
  visit(tree, 'code', ({ value }) => {
    codeLines += value.split('\n').length;
  });
  return {
    words: lengths.reduce((sum, length) => sum + length, 0),
    demos: listPageElements(tree, SHOWN_PARTS).length,
    codeLines,
    readingLevel: measureReadingLevel(paragraphs),
    longestParagraph: Math.max(0, ...lengths),
    keyboard: readKeyboard(findSection(tree, /^Accessibility/)),
    hasWhenNot: WHEN_NOT.test(sectionToText(findSection(tree, /^When to use/))),
  };
}
