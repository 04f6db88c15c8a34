import { FakeCaches } from '../lib/offline/cacheFixtures';
import { shellToCache } from '../lib/offline/cacheNames';
import { startWorker } from './startWorker';
import type { WorkerScope } from './types';

type Listener = (event: never) => void;

function start() {
  const listeners = new Map<string, Listener>();
  const storage = new FakeCaches();
  const claim = jest.fn(() => Promise.resolve());
  const skipWaiting = jest.fn(() => Promise.resolve());
  const scope = {
    location: { href: 'https://a.org/docs/sw.js' },
    caches: storage.asStorage(),
    clients: { claim },
    skipWaiting,
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, listener),
  } as unknown as WorkerScope;
  startWorker(scope, [{ url: 'offline/', revision: 'a' }]);
  const dispatch = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(type)?.({ ...event, waitUntil } as never);
    await Promise.all(work);
  };
  return { dispatch, storage, claim, skipWaiting };
}

// The worker gives the network a few seconds.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

it('installs the shell and takes over all tabs', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('offline'));
  const { dispatch, storage, claim } = start();
  await dispatch('install');
  const [name] = await storage.keys();
  expect(storage.list(name!)).toEqual(['https://a.org/docs/offline/']);
  expect(claim).not.toHaveBeenCalled();
  await dispatch('activate');
  expect(claim).toHaveBeenCalledTimes(1);
});

it('skips waiting when it is told to, not by itself', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('offline'));
  const { dispatch, skipWaiting } = start();
  await dispatch('install');
  await dispatch('message', { data: { type: 'OTHER' }, ports: [] });
  expect(skipWaiting).not.toHaveBeenCalled();
  await dispatch('message', { data: { type: 'SKIP_WAITING' }, ports: [] });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

it('the worker reports its version', async () => {
  const { dispatch } = start();
  const postMessage = jest.fn();
  await dispatch('message', { data: { type: 'VERSION' }, ports: [{ postMessage }] });
  const [[version]] = postMessage.mock.calls as [[string]];
  expect(shellToCache(version)).toMatch(/^portal-shell-[0-9a-f]{8}$/);
  for (const data of [null, 'VERSION', { type: 'SKIP_WAITING' }]) {
    await dispatch('message', { data, ports: [{ postMessage }] });
  }
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('answers requests of the portal, and no others', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('page'));
  const { dispatch } = start();
  const respondWith = jest.fn();
  const request = {
    method: 'GET',
    mode: 'navigate',
    destination: 'document',
    headers: new Headers(),
  };
  await dispatch('fetch', {
    request: { ...request, url: 'https://a.org/docs/' },
    respondWith,
  });
  expect(respondWith).toHaveBeenCalledTimes(1);
  await dispatch('fetch', {
    request: { ...request, url: 'https://a.org/other/' },
    respondWith,
  });
  expect(respondWith).toHaveBeenCalledTimes(1);
});
