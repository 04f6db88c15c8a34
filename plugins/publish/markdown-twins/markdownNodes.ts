/** Makers of syntax trees, as short as what they make. */
import type {
  BlockContent,
  Code,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const inlineCode = (value: string): PhrasingContent => ({
  type: 'inlineCode',
  // A line break would end the row of a table.
  value: value.replace(/\s+/g, ' '),
});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});

export const emphasis = (value: string): PhrasingContent => ({
  type: 'emphasis',
  children: [text(value)],
});

export const link = (url: string, children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const heading = (depth: Heading['depth'], title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

export const code = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  lang,
  ...(title ? { meta: `title="${title}"` } : {}),
  value: value.trimEnd(),
});

export const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
});

/** @param rows cells, as many as there are columns */
export const table = (
  columns: readonly string[],
  rows: readonly PhrasingContent[][][],
): Table => ({
  type: 'table',
  children: [columns.map((column) => [text(column)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  })),
});

export const quote = (...children: BlockContent[]): RootContent => ({
  type: 'blockquote',
  children,
});

export const root = (children: RootContent[]): Root => ({ type: 'root', children });

/** @example joinPhrases([[a], [b]], ', ') // → [a, text(', '), b] */
export function joinPhrases(
  phrases: readonly PhrasingContent[][],
  separator: string,
): PhrasingContent[] {
  return phrases.flatMap((phrase, index) =>
    index === 0 ? phrase : [text(separator), ...phrase],
  );
}
