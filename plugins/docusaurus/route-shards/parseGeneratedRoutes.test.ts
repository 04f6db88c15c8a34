import { generateRoutes } from './generateRoutes';
import { parseGeneratedRoutes, type GeneratedSources } from './parseGeneratedRoutes';

let sources: GeneratedSources;
beforeAll(async () => {
  sources = await generateRoutes();
});

it('the routes that the installed Docusaurus generates are parsed', () => {
  const { routes, registry, chunkNames } = parseGeneratedRoutes(sources);
  expect(routes.map(({ path }) => path)).toEqual([
    '/joy-ui/',
    '/base-ui/',
    '/blog/',
    '/',
    '*',
  ]);
  const [menu] = routes[0]?.routes?.[0]?.routes ?? [];
  expect(menu).toEqual({
    path: '/joy-ui/react-menu/',
    hash: expect.stringMatching(/^[\da-f]+$/),
    attributes: { exact: true, sidebar: 'docs' },
  });
  expect(routes.at(-1)).toEqual({ path: '*', attributes: {} });
  const { content } = chunkNames[`/joy-ui/react-menu/-${menu?.hash}`] ?? {};
  expect(registry[content as string]).toBe(
    '@site/docs//joy-ui/react-menu/index.mdx',
  );
  expect(Object.values(registry)).toContain('@site/blog/a.mdx?truncated=true');
});

it.each<[string, (written: GeneratedSources) => Partial<GeneratedSources>]>([
  [
    'routes.js',
    ({ routes }) => ({
      routes: routes.replace('import React', 'import * as React'),
    }),
  ],
  [
    'routes.js',
    ({ routes }) => ({ routes: routes.replaceAll('component:', 'lazy:') }),
  ],
  [
    'registry.js',
    ({ registry }) => ({
      registry: registry.replace('require.resolveWeak', 'import.meta.resolve'),
    }),
  ],
  ['registry.js', ({ registry }) => ({ registry: registry.trimEnd() })],
  ['routesChunkNames.json', () => ({ chunkNames: '{}' })],
])('names %s where it is written another way', (file, change) => {
  expect(() => parseGeneratedRoutes({ ...sources, ...change(sources) })).toThrow(
    `route-shards: ${file} is not what Docusaurus 3.10.2 writes`,
  );
});
