import budgets from './budgets.json';
import { allow, describeGrowth, measureWeights } from '../tests/harness/budgets';

/*
 * Bytes are exact, so little room is left. Where more is meant, `npm run budgets` writes the
 * new figures down, and the change of `budgets.json` is read like any other.
 */
const weights = measureWeights();
const written: Record<string, number> = budgets.bytes;

it.each(Object.entries(weights.bytes))(
  '%s, %i bytes, keeps its budget',
  (name, bytes) => {
    const over = Math.max(0, bytes - allow(name, written[name] ?? 0));
    const grown = over > 0 ? describeGrowth(budgets.parts, weights.parts) : [];
    expect({ name, over, grown }).toEqual({ name, over: 0, grown: [] });
  },
);

it('every budget of a page is measured', () => {
  expect(Object.keys(weights.bytes)).toEqual(Object.keys(written));
});
