import { FakeCaches } from './cacheFixtures';
import { PACKS_CACHE, PAGES_CACHE } from './cacheNames';
import {
  installPack,
  NoSpaceError,
  readInstalledPacks,
  removePack,
  type InstallOptions,
} from './installPack';
import type { PackManifest } from './packs';
import { listReadablePages } from './portalCaches';

const ROOT = 'https://a.org/docs/';

const joy: PackManifest = {
  id: 'joy-ui',
  version: '1',
  shared: [],
  pages: { 'joy-ui/': [0, 1, 2] },
  files: [
    ['joy-ui/', 100],
    ['assets/joy.0a1b2c3d.js', 20],
    ['assets/both.0a1b2c3d.js', 3],
  ],
};

const x: PackManifest = {
  id: 'x',
  version: '1',
  shared: [],
  pages: { 'x/': [0, 1] },
  files: [
    ['x/', 50],
    ['assets/both.0a1b2c3d.js', 3],
  ],
};

function createDevice() {
  const storage = new FakeCaches();
  const requested: string[] = [];
  const failing = new Set<string>();
  const progress: number[] = [];
  const controller = new AbortController();
  const options: InstallOptions = {
    caches: storage.asStorage(),
    root: ROOT,
    fetch(address, { signal }) {
      const path = address.slice(ROOT.length);
      requested.push(path);
      signal?.throwIfAborted();
      return failing.has(path)
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(new Response(path));
    },
    signal: controller.signal,
    onProgress: (loaded) => progress.push(loaded),
    readFreeSpace: () => Promise.resolve(null),
  };
  const listFiles = () =>
    storage
      .list(PACKS_CACHE)
      .map((address) => address.slice(ROOT.length))
      .filter((path) => !path.includes('/installed/'))
      .sort();
  return { storage, requested, failing, progress, controller, options, listFiles };
}

it('brings a pack to the device, pages last', async () => {
  const { options, requested, progress, listFiles } = createDevice();
  await installPack(joy, [], options);
  expect(requested.at(-1)).toBe('joy-ui/');
  expect(listFiles()).toEqual(joy.files.map(([path]) => path).sort());
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(123);
  expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  expect(await readInstalledPacks(options, ['joy-ui', 'x'])).toEqual([
    { id: 'joy-ui', version: '1', files: joy.files.map(([path]) => path) },
  ]);
  expect(await listReadablePages(options)).toEqual(['joy-ui/']);
});

it('copies what is on the device already', async () => {
  const { options, requested, storage } = createDevice();
  const visited = await storage.open(PAGES_CACHE);
  await visited.put(`${ROOT}assets/joy.0a1b2c3d.js`, new Response('there'));
  await installPack(joy, [], options);
  expect(requested).not.toContain('assets/joy.0a1b2c3d.js');
  expect(storage.list(PACKS_CACHE)).toContain(`${ROOT}assets/joy.0a1b2c3d.js`);
});

it('an interrupted installation of a pack continues where it stopped', async () => {
  const { options, requested, failing, progress } = createDevice();
  failing.add('joy-ui/');
  await expect(installPack(joy, [], options)).rejects.toThrow('no network');
  expect(await readInstalledPacks(options, ['joy-ui'])).toEqual([]);
  failing.clear();
  requested.length = 0;
  progress.length = 0;
  await installPack(joy, [], options);
  expect(requested).toEqual(['joy-ui/']);
  expect(progress).toEqual([23, 123]);
});

it('loads pages again for another version', async () => {
  const { options, requested } = createDevice();
  const first = await installPack(joy, [], options);
  requested.length = 0;
  await installPack({ ...joy, version: '2' }, [], options);
  expect(requested).toEqual(['joy-ui/']);
  expect(first.version).toBe('1');
});

it('drops what the new version does not need', async () => {
  const { options, listFiles } = createDevice();
  await installPack(joy, [], options);
  await installPack(
    { ...joy, version: '2', files: joy.files.slice(0, 2) },
    [],
    options,
  );
  expect(listFiles()).toEqual(['assets/joy.0a1b2c3d.js', 'joy-ui/']);
});

it('an aborted installation of a pack stops', async () => {
  const { options, controller } = createDevice();
  controller.abort();
  await expect(installPack(joy, [], options)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

it('does not begin where there is no room', async () => {
  const { options, requested } = createDevice();
  const readFreeSpace = () => Promise.resolve(122);
  await expect(installPack(joy, [], { ...options, readFreeSpace })).rejects.toThrow(
    NoSpaceError,
  );
  expect(requested).toEqual([]);
});

it('a response of a pack that is no file is refused', async () => {
  const { options } = createDevice();
  const fetch = () => Promise.resolve(new Response('', { status: 404 }));
  await expect(installPack(joy, [], { ...options, fetch })).rejects.toThrow('404');
});

it('removes a pack, and leaves what another needs', async () => {
  const { options, listFiles } = createDevice();
  const joyInstalled = await installPack(joy, [], options);
  const xInstalled = await installPack(x, [joyInstalled], options);
  await removePack('joy-ui', [xInstalled], options);
  expect(listFiles()).toEqual(['assets/both.0a1b2c3d.js', 'x/']);
  await removePack('x', [], options);
  expect(listFiles()).toEqual([]);
  expect(await readInstalledPacks(options, ['joy-ui', 'x'])).toEqual([]);
});
