import { pageToMarkdownPath } from '../../../src/lib/address/pageFiles';

/** What a `Link` header says of the Markdown of a page. */
const toLink = (address: string) =>
  `<${address}>; rel="alternate"; type="text/markdown"`;

/**
 * The `Link` header of a page that is also there as Markdown.
 *
 * @param file of the page below the site's folder
 * @param baseUrl path of the site, with both slashes
 * @param hasFile whether the site has a file
 * @returns null for a page without Markdown, and for what is no page
 * @example
 * fileToTwinLink('joy-ui/react-chip/index.html', '/', () => true)
 * // → '</joy-ui/react-chip.md>; rel="alternate"; type="text/markdown"'
 */
export function fileToTwinLink(
  file: string,
  baseUrl: string,
  hasFile: (file: string) => boolean,
): string | null {
  const [, folder] = /^((?:.*\/)?)index\.html$/.exec(file) ?? [];
  if (folder === undefined) return null;
  const address = pageToMarkdownPath(baseUrl + folder, baseUrl);
  return hasFile(address.slice(baseUrl.length)) ? toLink(address) : null;
}

/**
 * Writes the links of all pages as the inside of an nginx `map` from `$uri`. An empty header is
 * not sent.
 *
 * @param files of the site, below its base URL
 */
export function renderTwinMap(files: readonly string[], baseUrl: string): string {
  const known = new Set(files);
  const lines = files.flatMap((file) => {
    const link = fileToTwinLink(file, baseUrl, (name) => known.has(name));
    return link ? [`"${baseUrl}${file}" "${link.replaceAll('"', '\\"')}";`] : [];
  });
  return `${['default "";', ...lines].join('\n')}\n`;
}
