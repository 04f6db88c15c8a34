import type { Node } from 'unist';
import { PAGE_ELEMENTS } from '../../../src/lib/page/pageElements';
import { listPageElements } from '../../shared/listPageElements';
import {
  listScripts,
  visitEstree,
  type PageScript,
  type ScriptNode,
} from '../../shared/visitEstree';
import type { PageFault } from './types';

/** Names that MDX and Docusaurus define in the scope of a page. */
const PAGE_NAMES = [
  'props',
  'frontMatter',
  'contentTitle',
  'toc',
  'metadata',
  'assets',
];

const isComponentName = (name: string) => /^[A-Z]/.test(name);

/** Names that a pattern binds: `{ a, b: [c], ...rest }`. */
function listBoundNames(pattern: ScriptNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'ObjectPattern':
      return (pattern.properties as ScriptNode[]).flatMap((property) =>
        listBoundNames((property.value ?? property.argument) as ScriptNode),
      );
    case 'ArrayPattern':
      return (pattern.elements as (ScriptNode | null)[]).flatMap((element) =>
        element ? listBoundNames(element) : [],
      );
    case 'AssignmentPattern':
      return listBoundNames(pattern.left as ScriptNode);
    case 'RestElement':
      return listBoundNames(pattern.argument as ScriptNode);
    default:
      return [];
  }
}

/** Names that a node declares, in whatever part of the page they hold. */
function listDeclaredNames(node: ScriptNode): string[] {
  const patterns = [
    ...(/^(?:Function|Class|VariableDeclarator)/.test(node.type) ? [node.id] : []),
    ...(node.type.startsWith('Import') ? [node.local] : []),
    ...((node.params as ScriptNode[] | undefined) ?? []),
    ...(node.type === 'CatchClause' ? [node.param] : []),
  ];
  return patterns.flatMap((pattern) =>
    pattern ? listBoundNames(pattern as ScriptNode) : [],
  );
}

const isFunction = ({ type }: ScriptNode) => /Function/.test(type);

/** Parts of a node that are names of their own, such as the `b` of `a.b` and `{ b: 1 }`. */
function listOwnNames(node: ScriptNode): unknown[] {
  const isComputed = node.computed === true;
  switch (node.type) {
    case 'MemberExpression':
      return isComputed ? [] : [node.property];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return isComputed ? [] : [node.key];
    case 'UnaryExpression':
      return node.operator === 'typeof' ? [node.argument] : [];
    default:
      return [];
  }
}

/** The names that are read while a page is rendered. */
function listReadNames({ program, attribute, isModule }: PageScript): ScriptNode[] {
  const read: ScriptNode[] = [];
  const own = new Set<unknown>();
  const isHandler = /^on[A-Z]/.test(attribute ?? '');
  visitEstree(program, (node) => {
    // Names inside functions are resolved at the call: in a browser, or never.
    if (isFunction(node) && (isModule || isHandler)) return false;
    if (/^(?:Import|Export(?:All|Named)Declaration$)/.test(node.type)) {
      return node.type === 'ExportNamedDeclaration' && node.declaration !== null;
    }
    listOwnNames(node).forEach((name) => own.add(name));
    const isRead =
      node.type === 'Identifier' ||
      (node.type === 'JSXIdentifier' && isComponentName(node.name as string));
    if (isRead && !own.has(node)) read.push(node);
    if (node.type === 'JSXMemberExpression') own.add(node.property);
    return node.type !== 'JSXClosingElement';
  });
  return read;
}

/**
 * Finds the first name that nothing on a page declares: an element, or a name in an expression,
 * which would end the rendering of the page without a place.
 */
export function findUnknownName(tree: Node): PageFault | null {
  const scripts = listScripts(tree);
  const known = new Set([
    ...PAGE_ELEMENTS,
    ...PAGE_NAMES,
    ...Object.getOwnPropertyNames(globalThis),
  ]);
  for (const { program } of scripts) {
    visitEstree(program, (node) => {
      listDeclaredNames(node).forEach((name) => known.add(name));
    });
  }
  for (const element of listPageElements(tree)) {
    const name = element.name?.split('.')[0] ?? '';
    if (isComponentName(name) && !known.has(name))
      return { node: element, message: `nobody knows <${element.name}>` };
  }
  for (const script of scripts) {
    const stranger = listReadNames(script).find(
      ({ name }) => !known.has(name as string),
    );
    if (stranger) {
      const line = stranger.loc?.start.line;
      const { name } = stranger as unknown as { name: string };
      return {
        node: script.node,
        ...(line === undefined ? {} : { line }),
        message: isComponentName(name)
          ? `nobody knows ${name}`
          : `nobody knows ${name}; text in braces is code, so write \`{${name}}\` as code or \\{${name}} as text`,
      };
    }
  }
  return null;
}
