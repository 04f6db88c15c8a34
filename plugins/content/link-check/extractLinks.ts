import type { Definition, Image, Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { listPageElements, readLine } from '../../shared/listPageElements';
import { parsePageOrNothing } from '../../shared/parsePage';
import { listScripts, visitEstree, type ScriptNode } from '../../shared/visitEstree';
import type { PageLink } from './types';

/** Attributes of elements that lead somewhere. */
const LINKING = new Set(['href', 'to']);

/** Another host's address, and what is no place: `mailto:…`, `//example.org/`. */
const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A picture or other file beside the page; the bundler says where it is not there. */
const FILE_BESIDE = /^[^/#][^#]*\.(?!mdx?(?:[?#]|$))[a-z\d]+(?:[?#]|$)/i;

/**
 * `[text](/path/)`, and `[text][id]` with the address of its definition. The first of two
 * definitions counts, and one that nothing refers to leads nobody astray.
 */
function listMarkdownLinks(tree: Root): PageLink[] {
  const definitions = new Map<string, Definition>();
  const targets = new Set<Definition | Image | Link>();
  visit(tree, 'definition', (definition) => {
    if (!definitions.has(definition.identifier))
      definitions.set(definition.identifier, definition);
  });
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image') {
      targets.add(node);
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier);
      if (definition) targets.add(definition);
    }
  });
  return [...targets].map((node) => ({ href: node.url, line: readLine(node) }));
}

/** `href="/path/"` and `to="/path/"` of elements, also of those in expressions. */
function listElementLinks(tree: Root): PageLink[] {
  const links: PageLink[] = [];
  for (const element of listPageElements(tree)) {
    for (const { name, value } of element.attributes) {
      if (LINKING.has(name) && typeof value === 'string')
        links.push({ href: value, line: readLine(element) });
    }
  }
  for (const { program, attribute } of listScripts(tree)) {
    visitEstree(program, (script) => {
      const name = (script.name as ScriptNode | undefined)?.name as string;
      const { value } = (script.value ?? {}) as Partial<ScriptNode>;
      const isAttribute = script.type === 'JSXAttribute' && LINKING.has(name);
      const isValue =
        script.type === 'ExpressionStatement' && LINKING.has(attribute ?? '');
      const href = isValue ? (script.expression as ScriptNode).value : value;
      if ((isAttribute || isValue) && typeof href === 'string')
        links.push({ href, line: script.loc?.start.line ?? 1 });
    });
  }
  return links;
}

/**
 * Lists the links to pages of the site, and to places on the page, that a page has: not those
 * in code and comments.
 *
 * @param source MDX; one that cannot be parsed has no links
 * @example extractLinks('See [Usage](/material-ui/usage/).')
 * // → [{ href: '/material-ui/usage/', line: 1 }]
 */
export function extractLinks(source: string): PageLink[] {
  const tree = parsePageOrNothing(source);
  return [...listMarkdownLinks(tree), ...listElementLinks(tree)]
    .filter(({ href }) => !FOREIGN.test(href) && !FILE_BESIDE.test(href))
    .sort((one, other) => one.line - other.line);
}
