import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { AnatomyNode } from '../../src/lib/reference/anatomy';
import { SITE_DIR } from '../content/site';
import { listDemos, type TestedDemo } from '../demos/listDemos';
import { readRecord } from './recordAnatomy';

type HtmlNode = DefaultTreeAdapterMap['node'];
type HtmlElement = DefaultTreeAdapterMap['element'];

/** Libraries whose demos render alone, without the portal's theme. */
const PREFIXES = { 'material-ui': 'Mui', 'joy-ui': 'Mui', 'base-ui': 'base-' };

type Product = keyof typeof PREFIXES;

/** Parts that move once their component has measured itself: that of tabs is in one of them first. */
const MOVED = new Set(['Tabs indicator']);

const record = readRecord(SITE_DIR);

/** Where a tree has each part: the nearest part around it; empty at the top. */
function listPlaces(
  nodes: readonly AnatomyNode[],
  around = '',
): { part: string; around: string; element: string }[] {
  return nodes.flatMap(({ part, element, parts = [] }) => [
    ...(part === undefined ? [] : [{ part, around, element }]),
    ...listPlaces(parts, part ?? around),
  ]);
}

/** A part as static HTML has it. */
interface FoundPart {
  component: string;
  part: string;
  around: string;
  element: string;
}

const listClasses = ({ attrs }: HtmlElement) =>
  attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];

/** Finds the parts of components by their classes, each in the nearest part of the same component. */
function findParts(html: string, product: Product): FoundPart[] {
  const components = Object.entries(record[product] ?? {}).map(
    ([name, { parts }]) => ({
      name,
      prefix: `${PREFIXES[product]}${name}-`,
      keys: new Set(listPlaces(parts).map(({ part }) => part)),
    }),
  );
  const found: FoundPart[] = [];
  const visit = (node: HtmlNode, around: ReadonlyMap<string, string>) => {
    const inner = new Map(around);
    if ('attrs' in node) {
      const classes = listClasses(node);
      for (const { name, prefix, keys } of components) {
        const part = classes
          .filter((one) => one.startsWith(prefix))
          .map((one) => one.slice(prefix.length))
          .find((key) => keys.has(key));
        if (part === undefined) continue;
        found.push({
          component: name,
          part,
          around: around.get(name) ?? '',
          element: node.tagName,
        });
        inner.set(name, part);
      }
    }
    if ('childNodes' in node)
      node.childNodes.forEach((child) => visit(child, inner));
  };
  visit(parseFragment(html), new Map());
  return found;
}

const toProduct = ({ id }: TestedDemo) => id.split('/')[0] as Product;

const DEMOS = listDemos(`${SITE_DIR}/docs`).filter(
  (demo) => toProduct(demo) in PREFIXES && /Basic[^/]*(?:\/system)?$/.test(demo.id),
);

async function renderDemo({ file }: TestedDemo): Promise<string> {
  const { default: Demo } = (await import(file)) as { default: ComponentType };
  return renderToStaticMarkup(createElement(Demo));
}

it.each(['material-ui', 'joy-ui', 'base-ui'] as const)(
  'has the parts of %s where static HTML has them',
  async (product) => {
    const wrong: string[] = [];
    const compared = new Set<string>();
    for (const demo of DEMOS.filter((one) => toProduct(one) === product)) {
      for (const found of findParts(await renderDemo(demo), product)) {
        const { component, part, around } = found;
        const places = listPlaces(record[product]?.[component]?.parts ?? []).filter(
          (place) => place.part === part,
        );
        compared.add(`${component} ${part}`);
        // A component may stand in a part of another of its kind.
        const isThere =
          MOVED.has(`${component} ${part}`) ||
          places.some((place) => place.around === '' || place.around === around);
        if (!isThere) wrong.push(`${demo.id}: ${component} ${part} in ${around}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared.size).toBeGreaterThan(product === 'base-ui' ? 10 : 50);
  },
);
