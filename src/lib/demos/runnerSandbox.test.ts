import { isSandboxPolicy } from './runnerSandbox';

it.each([
  ['sandbox allow-scripts allow-forms; default-src none', true],
  ['sandbox allow-scripts; default-src none', true],
  ["default-src 'none'; sandbox  allow-scripts", true],
  ["default-src 'none', sandbox allow-scripts", true],
  ['sandbox allow-scripts allow-same-origin', false],
  ['sandbox', false],
  ['sandbox allow-forms', false],
  ["default-src 'none'", false],
  ['report-uri /sandbox allow-scripts', false],
  ['', false],
  [null, false],
])('%j isolates: %s', (policy, expected) => {
  expect(isSandboxPolicy(policy)).toBe(expected);
});
