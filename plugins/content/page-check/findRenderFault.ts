import type { Node } from 'unist';
import { listPageElements } from '../../shared/listPageElements';
import type { MdxJsxElement } from '../../shared/mdxAttributes';
import { listScripts, type ScriptNode } from '../../shared/visitEstree';
import type { PageFault } from './types';

/** Elements of HTML that hold nothing. */
const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** `max-width: 20em; color: red` as React wants it: `{ maxWidth: '20em', color: 'red' }`. */
function styleToObject(style: string): string {
  const rules = style.split(';').flatMap((rule) => {
    const [name = '', value] = rule.split(/:(.*)/s).map((part) => part.trim());
    const key = name.replace(/-(\w)/g, (_dash, letter: string) =>
      letter.toUpperCase(),
    );
    return value === undefined ? [] : [`${key}: '${value.replaceAll("'", '"')}'`];
  });
  return `{ ${rules.join(', ')} }`;
}

function findElementFault(element: MdxJsxElement): string | undefined {
  const style = element.attributes.find(({ name }) => name === 'style')?.value;
  if (typeof style === 'string')
    return `style="${style}" must be an object: style={${styleToObject(style)}}`;
  if (VOID_ELEMENTS.has(element.name ?? '') && element.children.length > 0)
    return `<${element.name}> holds nothing; write <${element.name} />`;
  return undefined;
}

/** Values that React cannot show as text. */
function isObject({ type, regex }: ScriptNode): boolean {
  return type === 'ObjectExpression' || type === 'NewExpression' || Boolean(regex);
}

function isObjectScript(program: ScriptNode): boolean {
  const [statement] = program.body as ScriptNode[];
  const expression = statement?.expression as ScriptNode | undefined;
  return expression !== undefined && isObject(expression);
}

/**
 * Finds the first part of a page that can be parsed, but not rendered: React throws, and does
 * not say where.
 */
export function findRenderFault(tree: Node): PageFault | null {
  const faults: PageFault[] = listPageElements(tree).flatMap((element) => {
    const message = findElementFault(element);
    return message ? [{ node: element, message }] : [];
  });
  for (const { node, program, attribute } of listScripts(tree)) {
    const isShown = /^mdx(?:Flow|Text)Expression$/.test(node.type);
    if (isShown && attribute === undefined && isObjectScript(program)) {
      const { value } = node as Node & { value: string };
      faults.push({
        node,
        message: `{${value}} is an object, which has no text; write \`{${value}}\` as code or \\{${value}} as text`,
      });
    }
  }
  return (
    faults.sort(
      (a, b) =>
        (a.node.position?.start.offset ?? 0) - (b.node.position?.start.offset ?? 0),
    )[0] ?? null
  );
}
