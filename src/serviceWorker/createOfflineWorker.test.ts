import { FakeCaches } from '../lib/offline/cacheFixtures';
import {
  FILES_CACHE,
  PACKS_CACHE,
  PAGES_CACHE,
  shellToCache,
} from '../lib/offline/cacheNames';
import { createOfflineWorker, type ShellFile } from './createOfflineWorker';

const ORIGIN = 'https://a.org';
const ROOT = `${ORIGIN}/docs/`;

const SHELL: ShellFile[] = [
  { url: 'offline/', revision: 'a' },
  { url: 'assets/js/main.0a1b2c3d.js', revision: null },
  { url: 'fonts/a.woff2', revision: 'b' },
];

type Answer = Response | Error | Promise<Response>;

function createSurroundings(shell: ShellFile[] = SHELL) {
  const storage = new FakeCaches();
  const answers = new Map<string, Answer>();
  const requested: string[] = [];
  const work: Promise<unknown>[] = [];
  let endWait: (() => void) | undefined;
  const worker = createOfflineWorker({
    caches: storage.asStorage(),
    fetch(request) {
      const address = typeof request === 'string' ? request : request.url;
      requested.push(address);
      const answer = answers.get(address) ?? new TypeError('no network');
      return answer instanceof Error
        ? Promise.reject(answer)
        : Promise.resolve(answer).then((response) => response.clone());
    },
    wait: () =>
      new Promise((resolve) => {
        endWait = resolve;
      }),
    origin: ORIGIN,
    baseUrl: '/docs/',
    shell,
    offlinePage: 'offline/',
  });
  const publish = (path: string, text = path, init: ResponseInit = {}) =>
    answers.set(ROOT + path, new Response(text, init));
  const request = (path: string, change: Partial<Request> = {}) => {
    const sent = {
      url: ROOT + path,
      method: 'GET',
      mode: 'no-cors',
      destination: '',
      cache: 'default',
      headers: new Headers(),
      ...change,
    } as Request;
    return worker.respond(sent, (promise) => work.push(promise));
  };
  const requestPage = (path: string) =>
    request(path, {
      mode: 'navigate',
      destination: 'document',
    }) as Promise<Response>;
  const read = async (response: Promise<Response> | null) =>
    response && (await (await response).text());
  const settle = () => Promise.all(work);
  const keep = async (cacheName: string, path: string, text: string, date = 0) => {
    const headers = { date: new Date(date).toUTCString() };
    const cache = await storage.open(cacheName);
    await cache.put(ROOT + path, new Response(text, { headers }));
  };
  return {
    storage,
    answers,
    requested,
    worker,
    publish,
    request,
    requestPage,
    read,
    settle,
    keep,
    endWait: () => endWait?.(),
  };
}

describe('installing', () => {
  it('keeps the shell in a cache of its version', async () => {
    const { worker, publish, storage } = createSurroundings();
    SHELL.forEach(({ url }) => publish(url));
    await worker.install();
    expect(storage.list(shellToCache(worker.version)).sort()).toEqual(
      SHELL.map(({ url }) => ROOT + url).sort(),
    );
  });

  it('has another version for another file', () => {
    const [first, ...rest] = SHELL as [ShellFile, ...ShellFile[]];
    const versions = [SHELL, [{ ...first, revision: 'z' }, ...rest], rest].map(
      (shell) => createSurroundings(shell).worker.version,
    );
    expect(new Set(versions).size).toBe(3);
    expect(versions[0]).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['is gone', new Response('', { status: 404 })],
    ['does not come', new TypeError('no network')],
  ])('goes on where a file %s', async (_name, answer) => {
    const { worker, publish, answers, storage } = createSurroundings();
    SHELL.forEach(({ url }) => publish(url));
    answers.set(`${ROOT}fonts/a.woff2`, answer);
    await worker.install();
    expect(storage.list(shellToCache(worker.version))).toHaveLength(2);
  });

  it('fails without the offline page, so that the earlier worker stays', async () => {
    const { worker, publish } = createSurroundings();
    SHELL.slice(1).forEach(({ url }) => publish(url));
    await expect(worker.install()).rejects.toThrow('offline page');
  });

  it('fails where there is no room', async () => {
    const { worker, publish, storage } = createSurroundings();
    SHELL.forEach(({ url }) => publish(url));
    (await storage.open(shellToCache(worker.version))).isFull = true;
    await expect(worker.install()).rejects.toThrow('offline page');
  });

  it('copies what has a hash in its name', async () => {
    const { worker, publish, keep, requested } = createSurroundings();
    SHELL.forEach(({ url }) => publish(url));
    await keep('portal-shell-old', 'assets/js/main.0a1b2c3d.js', 'there');
    await worker.install();
    expect(requested).not.toContain(`${ROOT}assets/js/main.0a1b2c3d.js`);
  });
});

it('keeps the shell of the last worker for its tabs, and no older one', async () => {
  const { worker, storage } = createSurroundings();
  for (const name of ['portal-shell-1', 'portal-shell-2', 'portal-pages', 'other']) {
    await storage.open(name);
  }
  await storage.open(shellToCache(worker.version));
  await worker.activate();
  expect(await storage.keys()).toEqual([
    'portal-shell-2',
    'portal-pages',
    'other',
    shellToCache(worker.version),
  ]);
});

describe('a page', () => {
  it('comes from the network and is kept, without its query', async () => {
    const { publish, requestPage, read, settle, storage } = createSurroundings();
    publish('joy-ui/?a=1', 'new');
    expect(await read(requestPage('joy-ui/?a=1'))).toBe('new');
    await settle();
    expect(storage.list(PAGES_CACHE)).toEqual([`${ROOT}joy-ui/`]);
  });

  it('that does not exist is not kept', async () => {
    const { publish, requestPage, settle, storage } = createSurroundings();
    publish('none/', 'none', { status: 404 });
    expect((await requestPage('none/')).status).toBe(404);
    await settle();
    expect(storage.list(PAGES_CACHE)).toEqual([]);
  });

  it('is what was kept, without a network', async () => {
    const { keep, requestPage, read } = createSurroundings();
    await keep(PAGES_CACHE, 'joy-ui/', 'kept');
    expect(await read(requestPage('joy-ui/?b=2'))).toBe('kept');
    expect(await read(requestPage('joy-ui'))).toBe('kept');
  });

  it('is what was kept, where the host is in trouble', async () => {
    const { publish, keep, requestPage, read } = createSurroundings();
    await keep(PACKS_CACHE, 'joy-ui/', 'kept');
    publish('joy-ui/', 'sorry', { status: 503 });
    expect(await read(requestPage('joy-ui/'))).toBe('kept');
  });

  it('is the newest of several copies', async () => {
    const { keep, requestPage, read } = createSurroundings();
    await keep(PAGES_CACHE, 'joy-ui/', 'visited', 1_000_000);
    await keep(PACKS_CACHE, 'joy-ui/', 'pack', 2_000_000);
    expect(await read(requestPage('joy-ui/'))).toBe('pack');
  });

  it('is what was kept, where the network takes too long', async () => {
    const { answers, keep, requestPage, read, endWait } = createSurroundings();
    await keep(PAGES_CACHE, 'joy-ui/', 'kept');
    answers.set(`${ROOT}joy-ui/`, new Promise<Response>(() => undefined));
    const response = requestPage('joy-ui/');
    endWait();
    expect(await read(response)).toBe('kept');
  });

  it('is waited for where nothing was kept', async () => {
    const { answers, requestPage, read, endWait } = createSurroundings();
    let arrive: (response: Response) => void = () => undefined;
    answers.set(
      `${ROOT}joy-ui/`,
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }),
    );
    const response = requestPage('joy-ui/');
    endWait();
    arrive(new Response('late'));
    expect(await read(response)).toBe('late');
  });

  it('is the offline page where there is nothing else', async () => {
    const { requestPage } = createSurroundings();
    const response = await requestPage('joy-ui/?a=1');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(
      `${ROOT}offline/?page=%2Fdocs%2Fjoy-ui%2F%3Fa%3D1`,
    );
  });

  it('never sends from the offline page to itself', async () => {
    const { requestPage, keep, read, worker } = createSurroundings();
    await expect(requestPage('offline/?page=%2Fdocs%2F')).rejects.toThrow(
      'no network',
    );
    await keep(shellToCache(worker.version), 'offline/', 'offline');
    expect(await read(requestPage('offline/?page=%2Fdocs%2F'))).toBe('offline');
  });
});

describe('a file', () => {
  const SCRIPT = 'assets/js/a.0a1b2c3d.js';

  it('with a hash is fetched once', async () => {
    const { publish, request, read, settle, requested } = createSurroundings();
    publish(SCRIPT, 'code');
    expect(await read(request(SCRIPT))).toBe('code');
    await settle();
    expect(await read(request(SCRIPT))).toBe('code');
    expect(requested).toHaveLength(1);
  });

  it('of an earlier deploy is there as long as it is kept', async () => {
    const { request, read, keep } = createSurroundings();
    await keep('portal-shell-old', SCRIPT, 'old');
    expect(await read(request(SCRIPT))).toBe('old');
  });

  it('that is gone is not kept', async () => {
    const { publish, request, settle, storage } = createSurroundings();
    publish(SCRIPT, 'gone', { status: 404 });
    expect((await request(SCRIPT))?.status).toBe(404);
    await settle();
    expect(storage.list(FILES_CACHE)).toEqual([]);
  });

  it('that does not come fails as it does without a worker', async () => {
    const { request } = createSurroundings();
    await expect(request(SCRIPT)).rejects.toThrow('no network');
    await expect(request('a.json')).rejects.toThrow('no network');
  });

  it('that lasts is shown as kept, and renewed for the next time', async () => {
    const { publish, request, read, settle, keep } = createSurroundings();
    const font = { destination: 'font' as const };
    await keep(FILES_CACHE, 'fonts/a.woff2', 'kept');
    publish('fonts/a.woff2', 'new', { headers: { date: new Date().toUTCString() } });
    expect(await read(request('fonts/a.woff2', font))).toBe('kept');
    await settle();
    expect(await read(request('fonts/a.woff2', font))).toBe('new');
  });

  it('that lasts is shown without a network', async () => {
    const { request, read, settle, keep } = createSurroundings();
    await keep(FILES_CACHE, 'fonts/a.woff2', 'kept');
    expect(await read(request('fonts/a.woff2', { destination: 'font' }))).toBe(
      'kept',
    );
    await settle();
  });

  it('that changes comes from the network, else as kept', async () => {
    const { publish, answers, request, read, settle } = createSurroundings();
    publish('assets/offline/packs.json', 'new');
    expect(await read(request('assets/offline/packs.json'))).toBe('new');
    await settle();
    answers.clear();
    expect(await read(request('assets/offline/packs.json'))).toBe('new');
  });

  it('is delivered where it cannot be kept', async () => {
    const { publish, request, read, settle, storage } = createSurroundings();
    (await storage.open(FILES_CACHE)).isFull = true;
    publish(SCRIPT, 'code');
    expect(await read(request(SCRIPT))).toBe('code');
    await settle();
  });

  it('of another kind of request is left to the browser', () => {
    const { request } = createSurroundings();
    expect(request('a.json', { method: 'POST' })).toBeNull();
    expect(
      request('a.mp4', { headers: new Headers({ range: 'bytes=0-1' }) }),
    ).toBeNull();
  });
});
