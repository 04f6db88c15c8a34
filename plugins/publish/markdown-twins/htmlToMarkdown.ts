import type { BlockContent, PhrasingContent } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { ApiHtml } from '../../content/api-reference/types';
import { code, inlineCode, link, list, paragraph, text } from './markdownNodes';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;

/** Elements that are not part of a line. */
const BLOCKS = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'pre',
  'blockquote',
  'hr',
  'h2',
  'h3',
]);

function readText(node: HtmlNode): string {
  if (isElement(node)) {
    return node.childNodes.map(readText).join('');
  }
  return 'value' in node ? node.value : '';
}

function elementToPhrase(
  element: HtmlElement,
  toUrl: (href: string) => string,
): PhrasingContent[] {
  const children = nodesToPhrase(element.childNodes, toUrl);
  switch (element.tagName) {
    case 'code':
    case 'pre':
      return [inlineCode(readText(element).trim())];
    case 'a': {
      const href = element.attrs.find(({ name }) => name === 'href')?.value;
      return href ? [link(toUrl(href), children)] : children;
    }
    case 'strong':
      return [{ type: 'strong', children }];
    case 'em':
      return [{ type: 'emphasis', children }];
    case 'br':
      return [text(' ')];
    default:
      return children;
  }
}

/** Blocks follow each other with a space, the items of a list with a semicolon. */
function nodesToPhrase(
  nodes: readonly HtmlNode[],
  toUrl: (href: string) => string,
): PhrasingContent[] {
  const isBlock = (node: HtmlNode) => isElement(node) && BLOCKS.has(node.tagName);
  const shown = nodes.filter(
    (node, index) =>
      readText(node).trim() !== '' ||
      // White space between two blocks is none of the text.
      !(isBlock(nodes[index - 1] ?? node) || isBlock(nodes[index + 1] ?? node)),
  );
  return shown.flatMap((node, index) => {
    const before = shown[index - 1];
    const separator =
      before && (isBlock(node) || isBlock(before))
        ? [text(isElement(node) && node.tagName === 'li' ? '; ' : ' ')]
        : [];
    const phrase = isElement(node)
      ? elementToPhrase(node, toUrl)
      : [text(readText(node).replace(/\s+/g, ' '))];
    return [...separator, ...phrase];
  });
}

/**
 * Turns a text of the API model into the content of one line, for the cell of a table.
 *
 * @param toUrl makes the address of a link absolute
 */
export function htmlToPhrase(
  html: ApiHtml,
  toUrl: (href: string) => string,
): PhrasingContent[] {
  return nodesToPhrase(parseFragment(html).childNodes, toUrl);
}

function elementToBlock(
  element: HtmlElement,
  toUrl: (href: string) => string,
): BlockContent[] {
  const phrase = nodesToPhrase(element.childNodes, toUrl);
  switch (element.tagName) {
    case 'ul':
    case 'ol': {
      const items = element.childNodes
        .filter(isElement)
        .map((item) => nodesToPhrase(item.childNodes, toUrl));
      return [{ ...list(items), ordered: element.tagName === 'ol' }];
    }
    case 'pre':
      return [code('', readText(element))];
    case 'blockquote':
      return [{ type: 'blockquote', children: [paragraph(...phrase)] }];
    case 'hr':
      return [];
    case 'h2':
    case 'h3':
      // Comments have headings of their own, which are none of the page.
      return [paragraph({ type: 'strong', children: phrase })];
    default:
      return phrase.length > 0 ? [paragraph(...phrase)] : [];
  }
}

/**
 * Turns a text of the API model into paragraphs and lists.
 *
 * @param toUrl makes the address of a link absolute
 */
export function htmlToBlocks(
  html: ApiHtml,
  toUrl: (href: string) => string,
): BlockContent[] {
  return parseFragment(html).childNodes.flatMap((node) =>
    isElement(node) ? elementToBlock(node, toUrl) : [],
  );
}
