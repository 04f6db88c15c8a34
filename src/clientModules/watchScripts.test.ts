import { notePrefetchedScripts } from '../lib/offline/prefetchedScripts';

const root = document.documentElement;
const reloads: unknown[] = [];

jest.mock('../state/reloadRecordStore', () => ({
  reloadRecord: {
    read: () => null,
    // If no record can be stored, a message replaces the reload.
    write: (reload: unknown) => {
      reloads.push(reload);
      return false;
    },
  },
}));

let isLeaving = false;

jest.mock('./reloadPage', () => ({
  reloadPage: () => {},
  isReloading: () => isLeaving,
}));

/** Lets the script of a chunk fail, and what waits for it or does not. */
function failScript(isAwaited: boolean, path = '/assets/js/1.js'): boolean {
  const script = document.createElement('script');
  script.src = `${window.location.origin}${path}`;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  const reason = Object.assign(new Error('Loading chunk 1 failed.'), {
    name: 'ChunkLoadError',
    request: script.src,
  });
  const rejection = Object.assign(
    new Event('unhandledrejection', { cancelable: true }),
    { reason },
  );
  return isAwaited || !window.dispatchEvent(rejection);
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const findAlert = () => document.querySelector('[role="alert"]');

beforeAll(() => import('./watchScripts'));

beforeEach(() => {
  document.body.innerHTML = '';
  root.dataset.hasHydrated = 'true';
  window.fetch = (() => Promise.resolve({ status: 404 })) as never;
});

it('says nothing of what was loaded ahead of a click, and throws nothing', async () => {
  expect(failScript(false)).toBe(true);
  await settle();
  expect(findAlert()).toBeNull();
  expect(reloads).toEqual([]);
});

it('says nothing of scripts of a page that is loaded ahead, of which the first one rejects', async () => {
  notePrefetchedScripts(['/assets/js/2.js', '/assets/js/3.js']);
  failScript(false, '/assets/js/2.js');
  await settle();
  failScript(true, '/assets/js/3.js');
  await settle();
  expect(findAlert()).toBeNull();
  expect(reloads).toEqual([]);
});

it('says and does nothing on a page that is about to go', async () => {
  isLeaving = true;
  try {
    failScript(true, '/assets/js/4.js');
    await settle();
    expect(findAlert()).toBeNull();
    expect(reloads).toEqual([]);
  } finally {
    isLeaving = false;
  }
});

it('errors of other scripts are ignored', () => {
  const rejection = Object.assign(
    new Event('unhandledrejection', { cancelable: true }),
    { reason: new Error('mine') },
  );
  expect(window.dispatchEvent(rejection)).toBe(true);
});

it('tells of a page that cannot start, and shows it as one without scripts', async () => {
  root.dataset.hasHydrated = 'false';
  root.dataset.js = '';
  window.fetch = () => Promise.reject(new TypeError('no network'));
  expect(failScript(false)).toBe(true);
  await settle();
  expect(findAlert()).toHaveTextContent('could not be loaded');
  expect(root.dataset.js).toBeUndefined();
});
