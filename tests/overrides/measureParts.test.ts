import {
  judgeOverride,
  type MeasuredPart,
  type PartRole,
} from './stage/measureParts';

/** An element as far as it is asked what it contains. */
const createElement = (...inner: Element[]) => {
  const element = {
    contains: (other: Element) =>
      other === (element as unknown) || inner.includes(other),
  };
  return element as unknown as Element;
};

const measure = (
  role: PartRole,
  before: string,
  after: string,
  element = createElement(),
): MeasuredPart => ({ element, role, before, after });

const judge = (...parts: MeasuredPart[]) => judgeOverride(parts, 'gold');

it('an override that changes its part alone is accepted', () => {
  expect(
    judge(measure('target', 'red', 'gold'), measure('other', 'red', 'red')),
  ).toBeNull();
});

it('refuses what reaches no part, or only some of them, or sets something else', () => {
  const refusal = 'it has no effect';
  expect(judge(measure('other', 'red', 'red'))).toBe(refusal);
  expect(judge(measure('target', 'red', 'red'))).toBe(refusal);
  expect(judge(measure('target', 'red', 'blue'))).toBe(refusal);
  expect(
    judge(measure('target', 'red', 'gold'), measure('target', 'red', 'red')),
  ).toBe(refusal);
  // It was so before, which proves nothing.
  expect(judge(measure('target', 'gold', 'gold'))).toBe(refusal);
});

it('lets a part in a state keep the styles of that state, or lose them', () => {
  expect(
    judge(
      measure('target', 'red', 'gold'),
      measure('in a state', 'grey', 'grey'),
      measure('in a state', 'grey', 'gold'),
    ),
  ).toBeNull();
});

it('refuses what changes another part, unless that is inside and inherits', () => {
  const inner = createElement();
  const changed = measure('other', 'red', 'gold', inner);
  expect(judge(measure('target', 'red', 'gold'), changed)).toBe(
    'another part changed',
  );
  expect(
    judge(measure('target', 'red', 'gold', createElement(inner)), changed),
  ).toBeNull();
});
