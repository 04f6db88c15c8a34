import type { ShardEntry, ShardModule } from '../types';

const load = jest.fn<Promise<{ default: ShardModule }>, []>();
const loadGroup = jest.fn<Promise<{ default: ShardEntry[] }>, []>();

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
  '@generated/routes?groups',
  () => [['/joy-ui/', (...args: []) => loadGroup(...args)]],
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

const TABS: ShardModule = {
  routes: [[1, '/joy-ui/react-tabs/', 'c3', { exact: true }]],
  registry: {},
  chunkNames: {},
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
  loadGroup.mockReset().mockResolvedValue({
    default: [
      ['/joy-ui/', load],
      ['/joy-ui/react-tabs/', () => Promise.resolve({ default: TABS })],
    ],
  });
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

it('opens a list and a piece once, whoever asks', async () => {
  const { openShardOf, findNextPart, routes } = await loadModules();
  expect(findNextPart('/joy-ui/react-menu/')).toBeDefined();
  await Promise.all([openShardOf('/joy-ui/'), openShardOf('/joy-ui/react-menu/')]);
  await openShardOf('/joy-ui/unknown/');
  expect(loadGroup).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(routes).toHaveLength(3);
  expect(findNextPart('/joy-ui/react-menu/')).toBeUndefined();
});

it('opens no piece but that of the page', async () => {
  const { openShardOf, findNextPart, routes } = await loadModules();
  await openShardOf('/joy-ui/react-tabs/');
  expect(load).not.toHaveBeenCalled();
  expect(routes[0]?.routes).toHaveLength(1);
  expect(findNextPart('/joy-ui/react-tabs/')).toBeUndefined();
  expect(findNextPart('/joy-ui/react-menu/')).toBeDefined();
});

it('says what is to be opened: the list, then the piece', async () => {
  const { findNextPart } = await loadModules();
  const list = findNextPart('/joy-ui/react-menu/');
  await list?.load();
  expect(findNextPart('/joy-ui/react-menu/')?.load).toBe(list?.load);
  await list?.open();
  const piece = findNextPart('/joy-ui/react-menu/');
  expect(piece?.load).toBe(load);
  await piece?.open();
  expect(findNextPart('/joy-ui/react-menu/')).toBeUndefined();
});

it.each([
  ['list', loadGroup],
  ['piece', load],
])('tries again after a %s has not come', async (_part, loader) => {
  const { openShardOf, findNextPart } = await loadModules();
  loader.mockRejectedValueOnce(new Error('offline'));
  await expect(openShardOf('/joy-ui/')).rejects.toThrow('offline');
  expect(findNextPart('/joy-ui/')).toBeDefined();
  await openShardOf('/joy-ui/');
  expect(findNextPart('/joy-ui/')).toBeUndefined();
});

it('asks for nothing where no page can be', async () => {
  const { openShardOf, findNextPart } = await loadModules();
  await openShardOf('/base-ui/');
  expect(loadGroup).not.toHaveBeenCalled();
  expect(findNextPart('/base-ui/')).toBeUndefined();
});
