import { isIsolatedByHost, isSandboxPolicy } from './isIsolatedByHost';

it.each([
  ['sandbox allow-scripts; default-src none', true],
  ["default-src 'none'; sandbox  allow-scripts", true],
  ["default-src 'none', sandbox allow-scripts", true],
  ['sandbox allow-scripts allow-same-origin', false],
  ['sandbox', false],
  ["default-src 'none'", false],
  ['report-uri /sandbox allow-scripts', false],
  ['', false],
  [null, false],
])('%j isolates: %s', (policy, expected) => {
  expect(isSandboxPolicy(policy)).toBe(expected);
});

it('asks the host, and takes silence for no', async () => {
  const headers = new Map([['Content-Security-Policy', 'sandbox allow-scripts']]);
  const fetch = jest.fn().mockResolvedValueOnce({ headers });
  Object.assign(globalThis, { fetch });
  expect(await isIsolatedByHost('/runner/frame.html')).toBe(true);
  fetch.mockRejectedValueOnce(new TypeError('no network'));
  expect(await isIsolatedByHost('/runner/frame.html')).toBe(false);
});
