import { PAGE_PARTS } from '../../plugins/page-parts/remarkPageParts';

/** What is measured of the Markdown of one page. */
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
  /** What "Accessibility" tells of keys: a table, that there are none, or nothing. */
  keyboard: 'table' | 'none' | 'untold';
  /** Whether it says when to use something else. */
  hasWhenNot: boolean;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^(`{3,}|~{3,}).*\n([\s\S]*?)^\1\s*$/gm;
/** A line that is no prose: element, heading, table, admonition, import. */
const NO_PROSE = /^\s*(?:<|\/>|#{1,6}\s|\||:::|import\s|export\s|\{\/\*)/;
const SHOWN_PARTS = Object.keys(PAGE_PARTS).filter((name) => name !== 'Anchor');
const DEMO = new RegExp(`<(?:${SHOWN_PARTS.join('|')})(?=[\\s/])`, 'g');
const KEY_TABLE = /^\|[^|]*\bkeys?\b/im;
const NO_KEYS = /\bno keys\b|\bwithout (?:\w+ or )?keys\b/;
const WHEN_NOT = /something else|instead|do not use|not for/i;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

const listWords = (text: string): string[] =>
  [...WORDS.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/**
 * Drops elements, code and links' addresses. A line that opens an element, and what follows
 * up to the next empty line, belongs to the element.
 *
 * @returns paragraphs and list items, one text each
 */
function extractParagraphs(markdown: string): string[] {
  return markdown
    .replace(FRONT_MATTER, '')
    .replace(FENCE, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .filter((block) => !NO_PROSE.test(block))
    .map((block) =>
      block
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/`[^`]*`/g, 'code')
        .replace(/[*_]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
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

/** The text of a section of the second level, without its heading; empty where there is none. */
function findSection(markdown: string, title: RegExp): string {
  const sections = markdown.split(/^## /m).slice(1);
  return sections.find((section) => title.test(section.split('\n')[0] ?? '')) ?? '';
}

function readKeyboard(section: string): PageMeasures['keyboard'] {
  if (KEY_TABLE.test(section)) return 'table';
  return NO_KEYS.test(section) ? 'none' : 'untold';
}

/** @param markdown of a page, with its front matter */
export function measurePage(markdown: string): PageMeasures {
  const paragraphs = extractParagraphs(markdown);
  const lengths = paragraphs.map((text) => listWords(text).length);
  const fences = [...markdown.matchAll(FENCE)].map(([, , code = '']) => code);
  return {
    words: lengths.reduce((sum, length) => sum + length, 0),
    demos: markdown.replace(FENCE, '').match(DEMO)?.length ?? 0,
    codeLines: fences.join('').split('\n').length - 1,
    readingLevel: measureReadingLevel(paragraphs),
    longestParagraph: Math.max(0, ...lengths),
    keyboard: readKeyboard(findSection(markdown, /^Accessibility/)),
    hasWhenNot: WHEN_NOT.test(findSection(markdown, /^When to use/)),
  };
}
