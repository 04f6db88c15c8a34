import { getLimit } from './limits';
import { FACTOR_VARIABLE } from './measureMachine';

const { [FACTOR_VARIABLE]: handedDown } = process.env;

afterEach(() => {
  process.env[FACTOR_VARIABLE] = handedDown ?? '';
});

it('limits are longer on a slower machine', () => {
  process.env[FACTOR_VARIABLE] = '1';
  const wait = getLimit('wait');
  process.env[FACTOR_VARIABLE] = '2.5';
  expect(getLimit('wait')).toBe(2.5 * wait);
});

it('lets a test say what it waited for, before its own limit ends it', () => {
  expect(getLimit('wait')).toBeLessThan(getLimit('browserTest') / 2);
  expect(getLimit('launch')).toBeLessThan(getLimit('browserTest') / 2);
});

it('learns that a page is not drawn any more before a wait on that page fails', () => {
  expect(getLimit('undrawnStep') + getLimit('frame')).toBeLessThan(getLimit('wait'));
});
