import { isIsolatedByHost } from './isIsolatedByHost';

it('asks the host, and takes silence for no', async () => {
  const headers = new Map([['Content-Security-Policy', 'sandbox allow-scripts']]);
  const fetch = jest.fn().mockResolvedValueOnce({ headers });
  Object.assign(globalThis, { fetch });
  expect(await isIsolatedByHost('/runner/frame.html')).toBe(true);
  fetch.mockRejectedValueOnce(new TypeError('no network'));
  expect(await isIsolatedByHost('/runner/frame.html')).toBe(false);
});
