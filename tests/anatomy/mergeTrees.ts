import type { AnatomyNode } from '../../src/lib/reference/anatomy';
import type { DrawnComponent, DrawnNode } from './types';

/** A node of several drawings put together. */
interface MergedNode {
  drawn: DrawnNode;
  /** How often what it stands in was drawn with it. */
  present: number;
  /** The most of it in one of what it stands in. */
  most: number;
  /** How often each element and role was seen. */
  elements: Map<string, number>;
  roles: Map<string, number>;
  portal: boolean;
  /** How often it was drawn itself. */
  count: number;
  parts: MergedNode[];
}

const toKey = ({ part, component, passed }: DrawnNode) =>
  part === undefined ? `${passed ? 'passed' : 'own'} ${component}` : `part ${part}`;

const count = (counts: Map<string, number>, value: string) =>
  counts.set(value, (counts.get(value) ?? 0) + 1);

/** @returns what was counted most often; of equals the first */
const findMost = (counts: ReadonlyMap<string, number>) =>
  [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];

/** Puts a new node where it stood among those that are known. */
function insert(into: MergedNode[], node: MergedNode, before: readonly string[]) {
  const place = into.findLastIndex(({ drawn }) => before.includes(toKey(drawn)));
  into.splice(place + 1, 0, node);
}

const createMerged = (drawn: DrawnNode): MergedNode => ({
  drawn,
  present: 0,
  most: 0,
  elements: new Map(),
  roles: new Map(),
  portal: false,
  count: 0,
  parts: [],
});

function addDrawing(into: MergedNode[], drawing: readonly DrawnNode[]): void {
  const groups = new Map<string, DrawnNode[]>();
  for (const node of drawing) {
    const key = toKey(node);
    groups.set(key, [...(groups.get(key) ?? []), node]);
  }
  const keys = [...groups.keys()];
  for (const [key, nodes] of groups) {
    let merged = into.find(({ drawn }) => toKey(drawn) === key);
    if (!merged) {
      merged = createMerged(nodes[0] as DrawnNode);
      insert(into, merged, keys.slice(0, keys.indexOf(key)));
    }
    merged.present += 1;
    merged.most = Math.max(merged.most, nodes.length);
    for (const { element, role = '', portal = false, component, parts } of nodes) {
      merged.count += 1;
      count(merged.elements, element);
      count(merged.roles, role);
      merged.portal ||= portal;
      if (component) merged.drawn = { ...merged.drawn, component };
      addDrawing(merged.parts, parts);
    }
  }
}

function toAnatomy(nodes: readonly MergedNode[], drawings: number): AnatomyNode[] {
  return nodes.map(
    ({ drawn, present, most, elements, roles, portal, count: own, parts }) => {
      const role = findMost(roles);
      const inner = toAnatomy(parts, own);
      return {
        ...(drawn.part === undefined ? {} : { part: drawn.part }),
        ...(drawn.component === undefined ? {} : { component: drawn.component }),
        element: findMost(elements),
        ...(role === '' ? {} : { role }),
        ...(present < drawings ? { optional: true } : {}),
        ...(most > 1 ? { repeats: true } : {}),
        ...(portal ? { portal: true } : {}),
        ...(drawn.passed ? { passed: true } : {}),
        ...(inner.length > 0 ? { parts: inner } : {}),
      };
    },
  );
}

const hasPart = ({ part, passed, parts = [] }: AnatomyNode): boolean =>
  part !== undefined || passed === true || parts.some(hasPart);

const isIcon = ({ part, component = '' }: AnatomyNode) =>
  part === undefined && component.endsWith(' SvgIcon');

/**
 * Leaves out what is not worth a line: icons, and what other components in a part contain, which
 * their own trees tell.
 */
function leaveOutDetails(
  nodes: readonly AnatomyNode[],
  place: 'top' | 'part' | 'other component' = 'top',
): AnatomyNode[] {
  return nodes
    .filter(
      (node) => !isIcon(node) && (place !== 'other component' || hasPart(node)),
    )
    .map(({ parts = [], ...node }) => {
      const ofOther = place === 'top' ? 'top' : 'other component';
      const inner = leaveOutDetails(
        parts,
        node.part === undefined ? ofOther : 'part',
      );
      return { ...node, ...(inner.length > 0 ? { parts: inner } : {}) };
    });
}

const listParts = (nodes: readonly MergedNode[]): string[] =>
  nodes.flatMap(({ drawn, parts }) => [
    ...(drawn.part === undefined ? [] : [drawn.part]),
    ...listParts(parts),
  ]);

/** Adds parts that no other drawing has, where what they stand in is known. */
function addUnseen(
  into: MergedNode[],
  drawing: readonly DrawnNode[],
  isSeen: (part: string) => boolean,
): void {
  drawing.forEach((node, index) => {
    const known = into.find(({ drawn }) => toKey(drawn) === toKey(node));
    if (known) {
      addUnseen(known.parts, node.parts, isSeen);
    } else if (node.part !== undefined && !isSeen(node.part)) {
      const merged = createMerged(node);
      addDrawing([merged], [node]);
      merged.present = 0;
      insert(into, merged, drawing.slice(0, index).map(toKey));
    }
  });
}

/** Lists of drawings: those to choose from, and what makes some of them better. */
function prefer<Value>(
  values: readonly Value[],
  isBetter: (value: Value) => boolean,
): readonly Value[] {
  const better = values.filter(isBetter);
  return better.length > 0 ? better : values;
}

/**
 * Puts the drawings of one component together: what is missing in some is optional, and what stands
 * several times in the same place repeats. Those that a demo writes and leaves as they are count;
 * the others add parts that only they have, which are optional.
 */
export function mergeTrees(drawings: readonly DrawnComponent[]): AnatomyNode[] {
  const counted = prefer(
    prefer(drawings, ({ written }) => written),
    ({ plain }) => plain,
  );
  const merged: MergedNode[] = [];
  for (const { parts } of counted) addDrawing(merged, parts);
  for (const { parts } of drawings) {
    const seen = new Set(listParts(merged));
    addUnseen(merged, parts, (part) => seen.has(part));
  }
  return leaveOutDetails(toAnatomy(merged, counted.length));
}
