const root = document.documentElement;
const reloads: unknown[] = [];

jest.mock('../hooks/reloadRecordStore', () => ({
  reloadRecord: {
    read: () => null,
    // Where no record can be kept there is a message in place of the reload.
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
function failScript(isAwaited: boolean): boolean {
  const script = document.createElement('script');
  script.src = `${window.location.origin}/assets/js/1.js`;
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

it('counts the scripts that fail behind one that was loaded ahead to it', async () => {
  const now = jest.spyOn(performance, 'now');
  try {
    for (const [time, isAwaited] of [
      [5000, false],
      [5900, true],
      [6800, true],
    ] as const) {
      now.mockReturnValue(time);
      failScript(isAwaited);
      await settle();
    }
    expect(findAlert()).toBeNull();
    expect(reloads).toEqual([]);
  } finally {
    now.mockRestore();
  }
});

it('says and does nothing on a page that is about to go', async () => {
  isLeaving = true;
  try {
    failScript(true);
    await settle();
    expect(findAlert()).toBeNull();
    expect(reloads).toEqual([]);
  } finally {
    isLeaving = false;
  }
});

it('leaves the errors of others alone', () => {
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
