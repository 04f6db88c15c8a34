import type { FrontMatterBlock } from './types';

/**
 * Cuts the front matter out of a Markdown file, by the rule of the parser Docusaurus uses: it
 * begins at the first character of the file (a byte order mark aside) and ends at the next line
 * that begins with `---`.
 *
 * @returns null if the file has no front matter
 * @example extractFrontMatter('---\ntitle: A\n---\nText') // → { yaml: 'title: A', firstLine: 2 }
 */
export function extractFrontMatter(fileContent: string): FrontMatterBlock | null {
  const match = /^\uFEFF?---[^\S\r\n]*\r?\n([\s\S]*?)(?:\r?\n)?^---/m.exec(
    fileContent,
  );
  if (!match || match.index !== 0 || match[1] === undefined) return null;
  return { yaml: match[1], firstLine: 2 };
}
