import type { ShardModule } from '../types';

const load = jest.fn<Promise<{ default: ShardModule }>, []>();

jest.mock(
  '@docusaurus/ComponentCreator',
  () => (path: string, hash: string) => path + hash,
  {
    virtual: true,
  },
);
jest.mock('@generated/registry', () => ({ shared: ['load shared'] }), {
  virtual: true,
});
jest.mock('@generated/routesChunkNames', () => ({}), { virtual: true });
jest.mock(
  '@generated/routes',
  () => [{ path: '/joy-ui/', routes: [] }, { path: '*' }],
  {
    virtual: true,
  },
);
jest.mock(
  '@generated/routes?shards',
  () => [['/joy-ui/', (...args: []) => load(...args)]],
  { virtual: true },
);

const SHARD: ShardModule = {
  routes: [
    [1, '/joy-ui/react-menu/', 'a1', { exact: true }],
    [0, '/joy-ui/about/', 'b2', { exact: true }],
  ],
  registry: { own: [() => Promise.resolve('own')] },
  chunkNames: { '/joy-ui/react-menu/-a1': { content: 'own' } },
};

/** Each test begins with a page that has just been loaded. */
async function loadModules() {
  jest.resetModules();
  return {
    ...(await import('./openShards')),
    routes:
      jest.requireMock<{ path: string; routes?: object[] }[]>('@generated/routes'),
    registry: jest.requireMock<object>('@generated/registry'),
  };
}

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: SHARD });
});

it('adds pages to the lists they belong to, before all others', async () => {
  const { openShardOf, routes, registry } = await loadModules();
  const list = routes[0]?.routes;
  await openShardOf('/joy-ui/react-menu');
  expect(list).toEqual([
    {
      key: '/joy-ui/react-menu/',
      path: '/joy-ui/react-menu/',
      sensitive: true,
      component: '/joy-ui/react-menu/a1',
      exact: true,
    },
  ]);
  expect(routes.map(({ path }) => path)).toEqual([
    '/joy-ui/about/',
    '/joy-ui/',
    '*',
  ]);
  expect(Object.keys(registry)).toEqual(['shared', 'own']);
});

it('opens a piece once, whoever asks', async () => {
  const { openShardOf, isKnown, routes } = await loadModules();
  expect(isKnown('/joy-ui/react-menu/')).toBe(false);
  await Promise.all([openShardOf('/joy-ui/'), openShardOf('/joy-ui/react-menu/')]);
  await openShardOf('/joy-ui/unknown/');
  expect(load).toHaveBeenCalledTimes(1);
  expect(routes).toHaveLength(3);
  expect(isKnown('/joy-ui/react-menu/')).toBe(true);
});

it('tries again after a failure', async () => {
  const { openShardOf, isKnown } = await loadModules();
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(openShardOf('/joy-ui/')).rejects.toThrow('offline');
  expect(isKnown('/joy-ui/')).toBe(false);
  await openShardOf('/joy-ui/');
  expect(isKnown('/joy-ui/')).toBe(true);
});

it('asks for nothing where no page can be', async () => {
  const { openShardOf, isKnown, findLoader } = await loadModules();
  await openShardOf('/base-ui/');
  expect(load).not.toHaveBeenCalled();
  expect(isKnown('/base-ui/')).toBe(true);
  expect(findLoader('/base-ui/')).toBeUndefined();
});
