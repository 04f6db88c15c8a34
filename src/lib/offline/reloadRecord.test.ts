import type { TextStorage } from '../storage/storageAreas';
import { createReloadRecord, RELOAD_KEY } from './reloadRecord';

function createStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

it('the record has the last reload', () => {
  const record = createReloadRecord(
    (
      (storage) => () =>
        storage
    )(createStorage()),
  );
  expect(record.read()).toBeNull();
  expect(record.write({ version: 'a', at: 5 })).toBe(true);
  expect(record.read()).toEqual({ version: 'a', at: 5 });
});

it('the record of reloads is unknown without storage', () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  for (const getStorage of [() => null, () => undefined, refuse]) {
    const record = createReloadRecord(getStorage);
    expect(record.read()).toBe('unknown');
    expect(record.write({ version: 'a', at: 5 })).toBe(false);
  }
});

it('says so where storage forgets at once, or is full', () => {
  const forgetful = { ...createStorage(), setItem: () => undefined };
  expect(createReloadRecord(() => forgetful).write({ version: 'a', at: 5 })).toBe(
    false,
  );
  const full = {
    ...createStorage(),
    setItem() {
      throw new Error('full');
    },
  };
  expect(createReloadRecord(() => full).write({ version: 'a', at: 5 })).toBe(false);
});

it('a damaged record of reloads counts as absent', () => {
  const storage = createStorage();
  storage.setItem(RELOAD_KEY, '{"version"');
  expect(createReloadRecord(() => storage).read()).toBeNull();
});
