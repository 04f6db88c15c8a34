import type { PartComponent, PartName, PartNode } from './types';

/** A key that leads from part to part, and which way the text runs. */
export interface PartStep {
  /** `key` of the keyboard event. */
  key: string;
  rightToLeft: boolean;
  current: number;
}

function stepAmongSiblings(
  parts: readonly PartNode[],
  current: number,
  step: 1 | -1,
): number {
  const siblings = parts.flatMap(({ parent }, index) =>
    parent === parts[current]?.parent ? [index] : [],
  );
  return siblings[siblings.indexOf(current) + step] ?? current;
}

/**
 * Moves from part to part by key: up to the parent, down to the first child, left and right to
 * the siblings as they are seen. The current part stays where there is none.
 *
 * @param parts in the order of the document, each after the one it stands in
 * @returns undefined for a key that moves nothing
 */
export function stepToPart(
  parts: readonly PartNode[],
  { key, rightToLeft, current }: PartStep,
): number | undefined {
  switch (key) {
    case 'ArrowUp': {
      const parent = parts[current]?.parent ?? -1;
      return parent < 0 ? current : parent;
    }
    case 'ArrowDown': {
      const child = parts.findIndex(({ parent }) => parent === current);
      return child < 0 ? current : child;
    }
    case 'ArrowRight':
      return stepAmongSiblings(parts, current, rightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return stepAmongSiblings(parts, current, rightToLeft ? 1 : -1);
    case 'Home':
      return 0;
    case 'End':
      return parts.length - 1;
    default:
      return undefined;
  }
}

/**
 * Chooses what a part is called: by the outermost component that the code of the demo imports, or
 * else by the outermost one.
 *
 * @param imported names that the demo imports
 */
export function choosePartName(
  { names }: PartNode,
  imported: ReadonlySet<string>,
): PartName {
  return (names.findLast(({ component }) => imported.has(component.name)) ??
    names.at(-1)) as PartName;
}

/**
 * Finds the component that a developer writes to get a part: the one it is a part of, or the
 * nearest around it, that the demo imports.
 */
export function findPartHost(
  parts: readonly PartNode[],
  current: number,
  imported: ReadonlySet<string>,
): PartComponent | undefined {
  for (let index = current; index >= 0; index = parts[index]?.parent ?? -1) {
    const own = parts[index]?.names.findLast(({ component }) =>
      imported.has(component.name),
    );
    if (own) return own.component;
  }
  return undefined;
}
