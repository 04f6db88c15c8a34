import fc from 'fast-check';
import semver from 'semver';
import { compareVersions } from './compareVersions';

const number = fc.nat({ max: 30 });

const version = fc
  .tuple(
    number,
    number,
    number,
    fc.constantFrom('', '-alpha', '-beta', '-rc'),
    number,
  )
  .map(
    ([major, minor, patch, tag, count]) =>
      `${major}.${minor}.${patch}${tag && `${tag}.${count}`}`,
  );

it('orders versions as npm does', () => {
  fc.assert(
    fc.property(version, version, (one, two) => {
      expect(Math.sign(compareVersions(one, two))).toBe(semver.compare(one, two));
    }),
  );
});

it.each([
  ['5.0.0-beta.9', '5.0.0-beta.32', -1],
  ['5.0.0-beta.9', '5.0.0', -1],
  ['5.0.0-beta', '5.0.0-beta.1', -1],
  ['5.0.0-beta.a', '5.0.0-beta.1', 1],
  ['5.15.5', '5.15.5', 0],
  ['5.9.0', '5.15.0', -1],
])('compares %s with %s', (one, two, order) => {
  expect(Math.sign(compareVersions(one, two))).toBe(order);
  expect(Math.sign(compareVersions(two, one))).toBe(order === 0 ? 0 : -order);
});
