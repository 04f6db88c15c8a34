import type { FrontMatterBlock } from './frontMatterTypes';

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
  const opening = /^\uFEFF?---(?!-)([^\r\n]*)(?:\r?\n|$)/.exec(fileContent);
  if (!opening) return null;
  const rest = fileContent.slice(opening[0].length);
  const closing = /(?:^|\r?\n)---/.exec(rest);
  return {
    yaml: closing ? rest.slice(0, closing.index) : rest,
    firstLine: 2,
    language: (opening[1] ?? '').trim(),
    closed: closing !== null,
  };
}
