/** Longhands that an overridden property sets, as far as one side stands for all. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  color: ['color'],
  backgroundColor: ['background-color'],
  border: ['border-top-width', 'border-top-style', 'border-top-color'],
  borderRadius: ['border-top-left-radius', 'border-bottom-right-radius'],
  padding: ['padding-top', 'padding-left'],
  fontSize: ['font-size'],
  width: ['width'],
  boxShadow: ['box-shadow'],
};

/**
 * Reads a property as it is computed: a width as it is written, not as it is laid out, which would
 * change with every neighbour.
 */
export function readComputed(element: Element, property: string): string {
  const styles = element.computedStyleMap();
  return (LONGHANDS[property] ?? [])
    .map((name) => styles.get(name)?.toString() ?? '')
    .join(' ');
}

/** Computes a value on an element that nothing else styles. */
export function readExpected(stage: Element, name: string, value: string): string {
  const probe = document.createElement('div');
  Object.assign(probe.style, { [name]: value });
  stage.append(probe);
  const expected = readComputed(probe, name);
  probe.remove();
  return expected;
}

/** Relations of an override to a part. */
export type PartRole =
  /** It must change. */
  | 'target'
  /** The same part in a state that has styles of its own: it may change. */
  | 'in a state'
  /** It must stay, but for what it inherits. */
  | 'other';

/** A part and its property before and after an override. */
export interface MeasuredPart {
  element: Element;
  role: PartRole;
  before: string;
  after: string;
}

/** Why an override does not count: null where it does. */
export type Refusal =
  'the demo changed' | 'it has no effect' | 'another part changed' | null;

/**
 * Judges an override: the property of each part it is for must be what it sets, and that of all
 * others what it was, but for parts in them, which may inherit.
 *
 * @param expected what the property must come to
 */
export function judgeOverride(
  measured: readonly MeasuredPart[],
  expected: string,
): Refusal {
  const isChanged = ({ before, after }: MeasuredPart) => before !== after;
  const targets = measured.filter(({ role }) => role === 'target');
  const isReached =
    targets.some(isChanged) && targets.every(({ after }) => after === expected);
  if (!isReached) return 'it has no effect';
  const own = measured.filter(({ role }) => role !== 'other');
  const isInside = (inner: Element) =>
    own.some(({ element }) => element.contains(inner));
  return measured.some(
    (one) => one.role === 'other' && isChanged(one) && !isInside(one.element),
  )
    ? 'another part changed'
    : null;
}
