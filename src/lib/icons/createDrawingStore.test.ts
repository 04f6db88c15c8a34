import { createDrawingStore, type Drawings } from './createDrawingStore';
import type { IconStyle } from './iconStyles';

interface PendingRequest {
  file: string;
  answer: (drawings: Drawings) => Promise<void>;
  fail: () => Promise<void>;
}

function openStore() {
  const asked: PendingRequest[] = [];
  const store = createDrawingStore({
    chunkSize: 2,
    load: (style: IconStyle, chunk: number) =>
      new Promise((resolve, reject) => {
        asked.push({
          file: `${style}-${chunk}`,
          answer: (drawings) => Promise.resolve(resolve(drawings)),
          fail: () => Promise.resolve(reject(new Error('offline'))),
        });
      }),
  });
  return { store, asked, listFiles: () => asked.map(({ file }) => file) };
}

it('asks once for what is needed, by style', () => {
  const { store, listFiles } = openStore();
  store.request('filled', [0, 1, 4]);
  store.request('filled', [1]);
  store.request('sharp', [0]);
  store.request('sharp', []);
  expect(listFiles()).toEqual(['filled-0', 'filled-2', 'sharp-0']);
});

it('a drawing is waiting until it is loaded', async () => {
  const { store, asked } = openStore();
  const listener = jest.fn();
  store.subscribe(listener);
  expect(store.get('filled', 1)).toBe('waiting');
  store.request('filled', [1]);
  expect(store.get('filled', 1)).toBe('waiting');
  const before = store.getVersion();
  await asked[0]?.answer([null, '<path/>']);
  expect(store.get('filled', 0)).toBe('absent');
  expect(store.get('filled', 1)).toEqual({ markup: '<path/>' });
  expect(store.get('sharp', 1)).toBe('waiting');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getVersion()).not.toBe(before);
  expect(store.hasFailed()).toBe(false);
});

it('says what failed, and asks for that alone again', async () => {
  const { store, asked, listFiles } = openStore();
  const listener = jest.fn();
  store.request('two-tone', [0, 2]);
  await asked[0]?.answer(['<path/>', '<path/>']);
  await asked[1]?.fail();
  await Promise.resolve();
  expect(store.hasFailed()).toBe(true);
  expect(store.get('two-tone', 2)).toBe('failed');
  store.request('two-tone', [2]);
  expect(listFiles()).toHaveLength(2);

  store.subscribe(listener);
  store.retry();
  expect(listFiles()).toEqual(['two-tone-0', 'two-tone-1', 'two-tone-1']);
  expect(store.hasFailed()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  await asked[2]?.answer(['<circle/>', null]);
  expect(store.get('two-tone', 2)).toEqual({ markup: '<circle/>' });
});

it('requests drawings once more that fail after all were requested again', async () => {
  const { store, asked, listFiles } = openStore();
  store.request('filled', [0, 2]);
  await asked[0]?.fail();
  await Promise.resolve();
  store.retry();
  await asked[1]?.fail();
  await Promise.resolve();
  expect(listFiles()).toEqual(['filled-0', 'filled-1', 'filled-0', 'filled-1']);
  expect(store.hasFailed()).toBe(false);
  await asked[3]?.fail();
  await Promise.resolve();
  expect(listFiles()).toHaveLength(4);
  expect(store.get('filled', 2)).toBe('failed');
});

it('has nothing to ask for again where nothing failed', () => {
  const { store, listFiles } = openStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.request('filled', [0]);
  store.retry();
  expect(listFiles()).toEqual(['filled-0']);
  expect(listener).not.toHaveBeenCalled();
});

it('a listener that unsubscribed is not called', async () => {
  const { store, asked } = openStore();
  const listener = jest.fn();
  store.subscribe(listener)();
  store.request('filled', [0]);
  await asked[0]?.answer([null, null]);
  expect(listener).not.toHaveBeenCalled();
});

it('takes a file that is too short for one without the drawing', async () => {
  const { store, asked } = openStore();
  store.request('filled', [1]);
  await asked[0]?.answer([]);
  expect(store.get('filled', 1)).toBe('absent');
});
