jest.mock(
  '@generated/docusaurus.config',
  () => ({ __esModule: true, default: { baseUrl: '/portal/' } }),
  { virtual: true },
);

it('can be loaded by static rendering, of a portal below a path', async () => {
  expect(typeof document).toBe('undefined');
  await expect(import('./watchDemoLinks')).resolves.toBeDefined();
});
