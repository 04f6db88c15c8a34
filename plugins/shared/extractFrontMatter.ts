import type { FrontMatterBlock } from './frontMatterTypes';

function matchFrontMatter(fileContent: string) {
  const opening = /^\uFEFF?---(?!-)([^\r\n]*)(?:\r?\n|$)/.exec(fileContent);
  if (!opening) return null;
  const rest = fileContent.slice(opening[0].length);
  return { opening, rest, closing: /(?:^|\r?\n)---/.exec(rest) };
}

/**
 * Cuts the front matter out of a Markdown file, by the rule of the parser Docusaurus uses: it
 * begins with `---` at the first character of the file (a byte order mark aside) and ends at
 * the next line that begins with `---`, or else with the file.
 *
 * @returns null if the file has no front matter
 * @example extractFrontMatter('---\ntitle: A\n---\nText')
 * // → { yaml: 'title: A', firstLine: 2, language: '', closed: true }
 */
export function extractFrontMatter(fileContent: string): FrontMatterBlock | null {
  const match = matchFrontMatter(fileContent);
  if (!match) return null;
  const { opening, rest, closing } = match;
  return {
    yaml: closing ? rest.slice(0, closing.index) : rest,
    firstLine: 2,
    language: (opening[1] ?? '').trim(),
    closed: closing !== null,
  };
}

/**
 * Blanks the front matter of a Markdown file with spaces: lines and offsets of what follows
 * stay those of the file.
 */
export function blankFrontMatter(fileContent: string): string {
  const match = matchFrontMatter(fileContent);
  if (!match) return fileContent;
  const { opening, rest, closing } = match;
  const afterMark = closing ? closing.index + closing[0].length : rest.length;
  const lineEnd = /[\r\n]|$/.exec(rest.slice(afterMark))?.index ?? 0;
  const end = opening[0].length + afterMark + lineEnd;
  return fileContent.slice(0, end).replace(/[^\r\n]/g, ' ') + fileContent.slice(end);
}
