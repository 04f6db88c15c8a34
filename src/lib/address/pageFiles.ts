/** Path of a page without its last slash, from the base URL on: `material-ui/react-button`. */
function pageToName(pathname: string, baseUrl: string): string {
  return pathname.slice(baseUrl.length).replace(/\/$/, '') || 'index';
}

/**
 * Maps a page to the path of its Markdown.
 *
 * @param pathname path of the page, base URL included, with trailing slash
 * @param baseUrl with both slashes
 * @example pageToMarkdownPath('/material-ui/react-button/', '/')
 * // → '/material-ui/react-button.md'
 * @example pageToMarkdownPath('/docs/', '/docs/') // → '/docs/index.md'
 */
export function pageToMarkdownPath(pathname: string, baseUrl: string): string {
  return `${baseUrl}${pageToName(pathname, baseUrl)}.md`;
}

/**
 * Maps a page to the path of the picture that other sites show beside a link to it.
 *
 * @param pathname path of the page, base URL included, with trailing slash
 * @param baseUrl with both slashes
 * @example pageToPreviewPath('/blog/hello/', '/') // → '/previews/blog/hello.png'
 */
export function pageToPreviewPath(pathname: string, baseUrl: string): string {
  return `${baseUrl}previews/${pageToName(pathname, baseUrl)}.png`;
}
