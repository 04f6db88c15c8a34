/**
 * An element or component that a component is made of.
 *
 * @typeParam Component how other components are named: in the record by product and name
 *   (`material-ui Paper`), on pages as links
 */
export interface AnatomyNode<Component = string> {
  /** Key of its class, which is also the name of its slot where it has one: `thumb`. */
  part?: string;
  /** The component that draws it. */
  component?: Component;
  /** Name of its element, the one it has most often: `span`. */
  element: string;
  /** What the attribute `role` says, unless the developer has set it. */
  role?: string;
  /** Some of what it stands in was drawn without it. */
  optional?: true;
  /** Drawn several times in one of what it stands in. */
  repeats?: true;
  /** Drawn into another place of the document. */
  portal?: true;
  /** The developer passes it, as `children`. */
  passed?: true;
  /** What it contains, in the order of the document. */
  parts?: AnatomyNode<Component>[];
}

/** What a component is made of, as its demos were drawn in a browser. */
export interface Anatomy<Component = string> {
  /** In how many demos it was seen. */
  demos: number;
  parts: AnatomyNode<Component>[];
  /** Keys of parts that none of them has. */
  unseen?: string[];
}

/** By product and name of the component: `reports/anatomy.json`. */
export type AnatomyRecord = Record<string, Record<string, Anatomy>>;

/** Lists all nodes of a tree, each before what it contains. */
export function flattenAnatomy<Component>(
  nodes: readonly AnatomyNode<Component>[],
): AnatomyNode<Component>[] {
  return nodes.flatMap((node) => [node, ...flattenAnatomy(node.parts ?? [])]);
}

/** Roles that take away the meaning of an element, and give it none. */
const NO_ROLE = /^(?:none|presentation)$/;

/**
 * The opening tag of an element, with its role.
 *
 * @example `div`, `listbox` → `<div role="listbox">`
 */
export function describeElement({
  element,
  role,
}: Pick<AnatomyNode, 'element' | 'role'>): string {
  return role && !NO_ROLE.test(role)
    ? `<${element} role="${role}">`
    : `<${element}>`;
}

/**
 * What there is to say of a node, in words.
 *
 * @param isSlot whether it can be replaced
 * @example `{ optional: true, repeats: true }` → `optional, repeats`
 */
export function describeOccurrence(
  {
    optional,
    repeats,
    portal,
    passed,
  }: Pick<AnatomyNode, 'optional' | 'repeats' | 'portal' | 'passed'>,
  isSlot = false,
): string {
  return [
    isSlot && 'slot',
    passed && 'passed by you',
    optional && 'optional',
    repeats && 'repeats',
    portal && 'in a portal',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The rows of a component that its parts are named by. */
interface PartRows {
  name: string;
  slots: readonly { name: string; anchor: string }[];
  classes: readonly { key: string; anchor: string; className: string }[];
}

/**
 * Finds the row that explains a part, of its slot or else of its class, and its class.
 *
 * @throws if the component has no class of that key
 */
export function findPartRow(
  { name, slots, classes }: PartRows,
  part: string,
): { anchor: string; className: string; isSlot: boolean } {
  const ofClass = classes.find(({ key }) => key === part);
  if (!ofClass) throw new Error(`${name} has no class "${part}"`);
  const slot = slots.find((one) => one.name === part);
  return {
    anchor: (slot ?? ofClass).anchor,
    className: ofClass.className,
    isSlot: slot !== undefined,
  };
}
