import type { Program } from 'estree';
import type {
  BlockContent,
  Parent,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString as nodeToText } from 'mdast-util-to-string';
import type { Node } from 'unist';
import type { ApiPageData } from '../../content/api-reference/types';
import {
  formatPlace,
  readTextAttribute,
  type MdxJsxElement,
} from '../../shared/mdxAttributes';
import {
  describePlan,
  type PlanName,
} from '../../../src/lib/reference/describePlan';
import { exampleToMarkdown } from '../../shared/exampleToMarkdown';
import { readJoyThemeValues } from '../../shared/readJoyThemeValues';
import { readThemeValues } from '../../shared/readThemeValues';
import { isApiPart, renderApiPart, renderPageProps } from './apiParts';
import { renderDemo, renderPlayground } from './codeParts';
import { renderPageAnatomy } from './renderAnatomy';
import { renderThemeValues } from './renderThemeValues';
import { inlineCode, link, paragraph, quote, strong, text } from './markdownNodes';

/** Facts about a page while its tree is rewritten. */
export interface PageContext {
  /** Absolute path of its source. */
  file: string;
  /** Text of its source. */
  source: string;
  /** Absolute address. */
  url: string;
  /** Data of the page, if it is one of the reference. */
  api: ApiPageData | undefined;
  /** Data of a page of the reference by its pathname. */
  findApiPage: (pathname: string) => ApiPageData | undefined;
  /** All components of the set the page belongs to. */
  renderGallery: () => RootContent[];
  /** Makes an address that the page links to absolute. */
  toUrl: (href: string) => string;
}

/** `import api from '@generated/api-reference/x/data-grid/index.json';` */
const IMPORTED_API = /'@generated\/api-reference\/([\w-]+)\/([\w/-]+)\.json'/;

type AnyNode = RootContent | MdxJsxElement;

/** Braces in MDX, as the parser reads them. */
interface MdxExpression extends Node {
  value: string;
  data?: { estree?: Program };
}

const isPhrase = (node: { type: string }) =>
  /^(?:text|inlineCode|link|strong|emphasis|break|image|delete|html)$/.test(
    node.type,
  );

/** Wraps inline nodes, since a line of its own must be a block. */
function toBlocks(nodes: RootContent[]): RootContent[] {
  return nodes.length > 0 && nodes.every(isPhrase)
    ? [paragraph(...(nodes as PhrasingContent[]))]
    : nodes;
}

/** Comments go, and texts and numbers stay. Computed values have no Markdown: they stay as code. */
function rewriteExpression(node: MdxExpression): RootContent[] {
  const [statement] = node.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') {
    return [];
  }
  const { expression } = statement;
  const isText =
    expression.type === 'TemplateLiteral' && expression.expressions.length === 0;
  if (isText) {
    return [text(expression.quasis[0]?.value.cooked ?? '')];
  }
  if (expression.type !== 'Literal') {
    return [inlineCode(`{${node.value}}`)];
  }
  // Of booleans and null React shows nothing.
  const { value } = expression;
  return typeof value === 'string' || typeof value === 'number'
    ? [text(String(value))]
    : [];
}

/** Elements of HTML that Markdown has a sign for; the others are their content. */
async function rewriteHtmlElement(
  element: MdxJsxElement,
  page: PageContext,
): Promise<RootContent[]> {
  const children = await rewriteNodes(element.children as RootContent[], page);
  const readAttribute = (name: string) => readTextAttribute(element, name);
  switch (element.name) {
    case 'a':
      return [
        link(page.toUrl(readAttribute('href') ?? ''), children as PhrasingContent[]),
      ];
    case 'br':
      return [{ type: 'break' }];
    case 'code':
    case 'kbd':
      return [inlineCode(nodeToText(children))];
    case 'img':
      return [
        {
          type: 'image',
          url: page.toUrl(readAttribute('src') ?? ''),
          alt: readAttribute('alt') ?? '',
        },
      ];
    case 'summary':
      return [paragraph(strong(nodeToText(children)))];
    default:
      return children;
  }
}

async function rewriteElement(
  element: MdxJsxElement,
  page: PageContext,
): Promise<RootContent[]> {
  const { name } = element;
  const readAttribute = (attribute: string) => readTextAttribute(element, attribute);
  if (name === 'Demo') {
    return renderDemo(
      readAttribute('name') ?? '',
      readAttribute('label'),
      page.file,
      page.url,
    );
  }
  if (name === 'Playground') {
    return renderPlayground(readAttribute('component') ?? '', page.file);
  }
  if (name === 'Anchor' || name === 'TemplatePicture') {
    return [];
  }
  if (name === 'Plan') {
    return [paragraph(text(describePlan(readAttribute('name') as PlanName)))];
  }
  if (name === 'ExampleProject') {
    return exampleToMarkdown(process.cwd(), element, page.file, page.toUrl);
  }
  if (name === 'ComponentGallery') {
    return page.renderGallery();
  }
  if (name === 'ThemeValueFilter') {
    return [];
  }
  if (name === 'ThemeValues' || name === 'JoyThemeValues') {
    return renderThemeValues(
      name === 'ThemeValues' ? readThemeValues() : readJoyThemeValues(),
      readAttribute('of') ?? '',
      formatPlace(page.file, element),
    );
  }
  if (name === 'PageApiProps' || name === 'PageAnatomy') {
    const href = readAttribute('href') ?? '';
    const api = page.findApiPage(href.replace(/#.*/, ''));
    const render = name === 'PageAnatomy' ? renderPageAnatomy : renderPageProps;
    return [
      ...(await rewriteNodes(element.children as RootContent[], page)),
      ...(api ? render(readAttribute('name') ?? '', href, api, page.toUrl) : []),
    ];
  }
  if (name && isApiPart(name)) {
    return page.api
      ? renderApiPart(name, readAttribute('name'), page.api, page.toUrl)
      : [];
  }
  const isComponent = name && /^[A-Z]/.test(name) && name !== 'PageApi';
  return isComponent
    ? [
        paragraph(
          text('There is an interactive part here: '),
          link(page.url, [text('open the page')]),
          text('.'),
        ),
        ...(await rewriteNodes(element.children as RootContent[], page)),
      ]
    : rewriteHtmlElement(element, page);
}

/** `:::warning[Title]` becomes a quotation that begins with its title. */
async function rewriteDirective(
  { name, children: [first, ...rest], children }: ContainerDirective,
  page: PageContext,
): Promise<RootContent[]> {
  const hasLabel =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel ===
      true;
  const title = hasLabel
    ? nodeToText(first)
    : name.charAt(0).toUpperCase() + name.slice(1);
  const content = await rewriteNodes(hasLabel ? rest : children, page);
  return [quote(paragraph(strong(title)), ...(content as BlockContent[]))];
}

async function rewriteNode(
  node: AnyNode,
  page: PageContext,
): Promise<RootContent[]> {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
      return toBlocks(rewriteExpression(node as MdxExpression));
    case 'mdxTextExpression':
      return rewriteExpression(node as MdxExpression);
    case 'mdxJsxFlowElement':
      return toBlocks(await rewriteElement(node as MdxJsxElement, page));
    case 'mdxJsxTextElement':
      return rewriteElement(node as MdxJsxElement, page);
    case 'containerDirective':
      return rewriteDirective(node, page);
    case 'link':
    case 'image':
    case 'definition':
      node.url = page.toUrl(node.url);
  }
  if ('children' in node) {
    const parent = node as Parent;
    parent.children = await rewriteNodes(parent.children, page);
    if (node.type === 'heading' || node.type === 'paragraph') {
      trimEnd(parent);
    }
    if (node.type === 'paragraph' && parent.children.length === 0) {
      return [];
    }
  }
  return [node];
}

/** A title ends before the comment with its id, and the space between goes with it. */
function trimEnd({ children }: Parent): void {
  const last = children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
}

async function rewriteNodes(
  nodes: readonly AnyNode[],
  page: PageContext,
): Promise<RootContent[]> {
  const rewritten = await Promise.all(nodes.map((node) => rewriteNode(node, page)));
  return rewritten.flat();
}

/** Data of a page of the reference that another page imports, to show a part of it. */
function findImportedApi(
  tree: Root,
  { findApiPage }: PageContext,
): ApiPageData | undefined {
  for (const node of tree.children) {
    const [, product, rest] =
      node.type === 'mdxjsEsm' ? (IMPORTED_API.exec(node.value) ?? []) : [];
    if (product && rest) {
      return findApiPage(`/${product}/api/${rest.replace(/\/?index$/, '')}/`);
    }
  }
  return undefined;
}

/**
 * Replaces in the tree of a page what is MDX by what Markdown has: components by their
 * code or tables, elements by their content, links by absolute ones. Changes the tree.
 */
export async function rewritePage(tree: Root, page: PageContext): Promise<Root> {
  const api = page.api ?? findImportedApi(tree, page);
  return {
    type: 'root',
    children: await rewriteNodes(tree.children, { ...page, api }),
  };
}
