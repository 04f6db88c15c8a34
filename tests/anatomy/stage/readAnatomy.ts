import type { DrawnComponent, DrawnNode, KnownComponent } from '../types';

/** What is read of React's own tree: its nodes have these fields in version 18. */
export interface Fiber {
  tag: number;
  elementType: unknown;
  memoizedProps: Readonly<Record<string, unknown>> | null;
  stateNode: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
  /** The component whose rendering made it; development alone knows. */
  _debugOwner?: Fiber | null;
  /** Where it is written: that of demos is known, that of packages is not. */
  _debugSource?: object | null;
}

const HOST_PORTAL = 4;
const HOST_ELEMENT = 5;

/** Components by what React knows them as. */
export type KnownComponents = ReadonlyMap<unknown, KnownComponent>;

function* listChildren(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child; child = child.sibling) yield child;
}

const isSame = (one: Fiber | null | undefined, other: Fiber) =>
  one === other || one?.alternate === other;

const listValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether a component was given a fiber as its child, which it may have copied. */
const isGivenChild = (
  { memoizedProps: props }: Fiber,
  { elementType, memoizedProps }: Fiber,
) =>
  [props?.children].flat().some((child) => {
    const element = child as {
      type?: unknown;
      props?: { children?: unknown };
    } | null;
    return (
      element?.type === elementType &&
      element?.props?.children === memoizedProps?.children
    );
  });

/** Whether a component was given another one to draw: `inputComponent`, `slots.popper`, a child. */
const isGiven = (giver: Fiber, fiber: Fiber) =>
  isGivenChild(giver, fiber) ||
  (typeof fiber.elementType !== 'string' &&
    Object.values(giver.memoizedProps ?? {}).some(
      (value) =>
        value === fiber.elementType || listValues(value).includes(fiber.elementType),
    ));

/** Transitions lie so many makers deep in what they are given to move. */
const MOST_GIVERS = 3;

/** The component that made a fiber, or gave it to the one that did. */
function findMaker(fiber: Fiber, isGivenTo = isGiven): Fiber | null | undefined {
  let maker = fiber._debugOwner;
  let giver = maker;
  for (let depth = 0; giver && depth < MOST_GIVERS; depth += 1) {
    const next = giver._debugOwner;
    if (isGivenTo(giver, fiber)) {
      maker = next;
      depth = 0;
    }
    giver = next;
  }
  return maker;
}

/** Whether a component draws a fiber, and does not only stand around it. */
function isDrawnBy(fiber: Fiber, component: Fiber): boolean {
  let maker = findMaker(fiber, isGivenChild);
  while (maker && !isSame(maker, component)) maker = findMaker(maker, isGivenChild);
  return Boolean(maker);
}

/** Whether the demo writes a fiber, itself or by something that stands for it. */
function isWritten(fiber: Fiber, known: KnownComponents): boolean {
  if (fiber._debugSource) return true;
  let maker = findMaker(fiber);
  while (maker && !known.has(maker.elementType)) {
    if (maker._debugSource) return true;
    maker = findMaker(maker);
  }
  return false;
}

/** Whether a component made a fiber, and neither the demo nor another documented component did. */
function isOwnOf(fiber: Fiber, instance: Fiber, known: KnownComponents): boolean {
  if (isWritten(fiber, known)) return false;
  for (let maker = findMaker(fiber); maker; maker = findMaker(maker)) {
    if (isSame(maker, instance)) return true;
    if (known.has(maker.elementType)) return false;
  }
  return false;
}

/** The first element that a fiber draws. */
function findElement(
  fiber: Fiber,
  portal = false,
): { fiber: Fiber; portal: boolean } | undefined {
  if (fiber.tag === HOST_ELEMENT) return { fiber, portal };
  for (const child of listChildren(fiber)) {
    const found = findElement(child, portal || fiber.tag === HOST_PORTAL);
    if (found) return found;
  }
  return undefined;
}

/** Roles that the developer gave a component or one of its slots. */
const listGivenRoles = ({ memoizedProps: props }: Fiber): unknown[] =>
  [props, ...listValues(props), ...listValues(props?.slotProps)].flatMap((value) =>
    typeof value === 'object' && value !== null && 'role' in value
      ? [value.role]
      : [],
  );

/** @param component what the developer wrote to get the element */
const describeElement = ({ stateNode }: Fiber, component: Fiber) => {
  const element = stateNode as Element;
  const role = element.getAttribute('role');
  return {
    element: element.localName,
    ...(role && !listGivenRoles(component).includes(role) ? { role } : {}),
  };
};

/** Reads what one drawn component is made of. */
function readParts(
  instance: Fiber,
  component: KnownComponent,
  known: KnownComponents,
): DrawnNode[] {
  const elements = new Map<DrawnNode, Fiber>();

  const readElement = (fiber: Fiber, inner: DrawnNode[]): DrawnNode[] => {
    const { classList } = fiber.stateNode as Element;
    const part = [...classList]
      .map((name) => name.replace(`${component.prefix}-`, ''))
      .find((key) => component.parts.includes(key));
    if (part === undefined) return inner;
    const node = { part, ...describeElement(fiber, instance), parts: inner };
    elements.set(node, fiber);
    return [node];
  };

  const readComponent = (
    fiber: Fiber,
    passed: boolean,
    inner: DrawnNode[],
  ): DrawnNode[] => {
    const id = known.get(fiber.elementType)?.id ?? '';
    const top = findElement(fiber);
    // It draws what it is given and no element of its own.
    if (!top || !isDrawnBy(top.fiber, fiber)) return inner;
    const [first, ...others] = inner;
    // Its root element is a part: they are one.
    if (first && others.length === 0 && elements.get(first) === top.fiber) {
      if (!passed) first.component = id;
      return [first];
    }
    const node: DrawnNode = {
      component: id,
      ...describeElement(top.fiber, passed ? fiber : instance),
      ...(passed ? { passed: true } : {}),
      ...(top.portal ? { portal: true } : {}),
      parts: inner,
    };
    elements.set(node, top.fiber);
    return [node];
  };

  /** @param inPassed whether it stands in something the developer passed */
  const read = (fiber: Fiber, inPassed: boolean): DrawnNode[] => {
    const other = known.get(fiber.elementType);
    const isOwn = other !== undefined && isOwnOf(fiber, instance, known);
    const isPassed =
      other !== undefined &&
      isWritten(fiber, known) &&
      !inPassed &&
      component.family.includes(other.id);
    if (other === component) {
      return isPassed ? readComponent(fiber, true, []) : [];
    }
    const inner = [...listChildren(fiber)].flatMap((child) =>
      read(child, inPassed || isPassed),
    );
    if (fiber.tag === HOST_ELEMENT) return readElement(fiber, inner);
    if (fiber.tag === HOST_PORTAL) {
      inner.forEach((node) => {
        node.portal = true;
      });
    }
    return isOwn || isPassed ? readComponent(fiber, isPassed, inner) : inner;
  };

  return [...listChildren(instance)].flatMap((child) => read(child, false));
}

/** In Base UI elements are replaced as a rule. */
const isPlain = ({ memoizedProps: props }: Fiber, { id }: KnownComponent) =>
  id.startsWith('base-ui ') ||
  !['slots', 'components', 'component', 'href'].some(
    (name) => props?.[name] !== undefined,
  );

/** Finds all documented components below a fiber that draw something, and reads each. */
export function readAnatomy(root: Fiber, known: KnownComponents): DrawnComponent[] {
  const component = known.get(root.elementType);
  const parts = component ? readParts(root, component, known) : [];
  const drawn = component && {
    component: component.id,
    written: isWritten(root, known),
    plain: isPlain(root, component),
    parts,
  };
  return [
    ...(drawn && parts.length > 0 ? [drawn] : []),
    ...[...listChildren(root)].flatMap((child) => readAnatomy(child, known)),
  ];
}
