import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Facts from the HTML of a built page. */
export interface BuiltPageFacts {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  /** Address of the picture for links. */
  image: string | undefined;
  /** Address of the page as Markdown. */
  markdown: string | undefined;
  isHidden: boolean;
  /** Objects of its structured data. */
  structuredData: Record<string, unknown>[];
  h1Count: number;
  /** Texts of the headings of its article, in order; of the page where it has no article. */
  headings: string[];
  /** Values of `href` and `src`, outside of demos. */
  addresses: string[];
  /** The same in the static HTML of its demos. */
  demoAddresses: string[];
  /** Ids, and the names of its demos with the ending of their links. */
  places: Set<string>;
  /** Names of its demos. */
  demos: Set<string>;
  /** Names of all its classes, those of demos among them. */
  classes: Set<string>;
  /**
   * The HTML with every tag that the build leaves out, without styles, scripts, the inside
   * of code and of running demos, and what `knownParts` already held.
   */
  html: string;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

const readAttribute = (element: Element, name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** Sees every element of a document, in its order; not what is inside one for which `see` returns false. */
export function visitElements(
  node: Node,
  see: (element: Element) => boolean | void,
): void {
  const goesIn = !isElement(node) || see(node) !== false;
  if (goesIn && 'childNodes' in node) {
    node.childNodes.forEach((child) => visitElements(child, see));
  }
}

function readText(node: Node): string {
  if ('childNodes' in node) {
    return node.childNodes.map(readText).join('');
  }
  return 'value' in node ? node.value : '';
}

/** Heading text as readers see it: the sign behind it is a link. */
const readHeading = (element: Element) =>
  readText(element)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether an element holds the static HTML of a demo, which is not the portal's own. */
export const isStage = (element: Element) =>
  readAttribute(element, 'data-demo-stage') !== undefined;

/** Elements whose inside is long, and either no HTML of the portal or all of one kind. */
const isEmptied = (element: Element) =>
  ['style', 'script', 'pre'].includes(element.tagName) || isStage(element);

/** Parts that are the same on many pages; not those whose name is within them. */
const isShared = (element: Element) =>
  ['nav', 'header', 'footer'].includes(element.tagName) &&
  readAttribute(element, 'aria-labelledby') === undefined;

function reduceTree(node: Node, knownParts: Set<string>): void {
  if (!('childNodes' in node)) return;
  if (isElement(node) && isEmptied(node)) {
    node.childNodes = [];
    return;
  }
  if (isElement(node) && isShared(node)) {
    const html = serialize(node);
    if (knownParts.has(html)) {
      node.childNodes = [];
      return;
    }
    knownParts.add(html);
  }
  node.childNodes.forEach((child) => reduceTree(child, knownParts));
}

function findHeadings(document: Node): string[] {
  const articles: Element[] = [];
  visitElements(document, (element) => {
    if (element.tagName === 'article') articles.push(element);
  });
  const headings: string[] = [];
  const collect = (node: Node): void => {
    if (isElement(node) && (isStage(node) || node.tagName === 'template')) return;
    if (isElement(node) && /^h[1-4]$/.test(node.tagName)) {
      // Comments of packages have headings of their own, to which no link leads.
      if (node.tagName === 'h1' || readAttribute(node, 'id') !== undefined) {
        headings.push(readHeading(node));
      }
    } else if ('childNodes' in node) {
      node.childNodes.forEach(collect);
    }
  };
  (articles.length === 1 ? articles : [document]).forEach(collect);
  return headings;
}

/** @param goesIn whether what is inside of an element counts, too */
function findAddresses(
  node: Node,
  goesIn: (element: Element) => boolean = () => true,
): string[] {
  const addresses: string[] = [];
  visitElements(node, (element) => {
    element.attrs
      .filter(({ name }) => ['href', 'src'].includes(name))
      .forEach(({ value }) => addresses.push(value));
    return goesIn(element);
  });
  return addresses;
}

/**
 * Reads the HTML of a page as a browser does.
 *
 * @param knownParts serialised parts of earlier pages; grows
 */
export function readBuiltPage(
  source: string,
  knownParts: Set<string>,
): BuiltPageFacts {
  const document = parse(source);
  const metas = new Map<string, string>();
  const links = new Map<string, string>();
  const places = new Set<string>();
  const demos = new Set<string>();
  const classes = new Set<string>();
  const structuredData: Record<string, unknown>[] = [];
  const stages: Element[] = [];
  let title = '';
  let h1Count = 0;
  visitElements(document, (element) => {
    const read = (name: string) => readAttribute(element, name);
    const id = read('id');
    const demo = read('data-demo');
    read('class')
      ?.split(/\s+/)
      .forEach((name) => classes.add(name));
    if (id) places.add(id);
    if (demo) {
      demos.add(demo);
      places.add(`${demo}.tsx`);
    }
    if (isStage(element)) stages.push(element);
    switch (element.tagName) {
      case 'title':
        title ||= readText(element);
        break;
      case 'h1':
        h1Count += 1;
        break;
      case 'meta':
        metas.set(read('name') ?? read('property') ?? '', read('content') ?? '');
        break;
      case 'link':
        links.set(`${read('rel')} ${read('type') ?? ''}`, read('href') ?? '');
        break;
      case 'script':
        if (read('type') === 'application/ld+json') {
          structuredData.push(
            JSON.parse(readText(element)) as Record<string, unknown>,
          );
        }
    }
  });
  const headings = findHeadings(document);
  const addresses = findAddresses(document, (element) => !isStage(element));
  const demoAddresses = stages.flatMap((stage) => findAddresses(stage));
  reduceTree(document, knownParts);
  return {
    title,
    description: metas.get('description'),
    canonical: links.get('canonical '),
    image: metas.get('og:image'),
    markdown: links.get('alternate text/markdown'),
    isHidden: /noindex/.test(metas.get('robots') ?? ''),
    structuredData,
    h1Count,
    headings,
    addresses,
    demoAddresses,
    places,
    demos,
    classes,
    html: serialize(document),
  };
}
