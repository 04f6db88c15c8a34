import fc from 'fast-check';
import {
  createSearchMemory,
  parseSearchRecord,
  RECENT_MAX,
  SEARCH_MEMORY_KEY,
  serializeSearchRecord,
  type RecentHit,
} from './searchMemory';

const NOTHING = { recent: [], scopes: [], kinds: [] };

const createHit = (href: string): RecentHit => ({
  kind: 'prop',
  name: 'sx',
  owner: 'Button',
  scope: 'joy-ui',
  href,
});

function createStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

it('keeps what was opened, the newest first, each once', () => {
  const storage = createStorage();
  const memory = createSearchMemory(() => storage);
  for (let index = 0; index < RECENT_MAX + 2; index += 1) {
    memory.keepRecent(createHit(`/${index}/`));
  }
  memory.keepRecent(createHit('/5/'));
  const { recent } = createSearchMemory(() => storage).read();
  expect(recent).toHaveLength(RECENT_MAX);
  expect(recent.slice(0, 2)).toEqual([createHit('/5/'), createHit('/9/')]);
});

it('keeps filters apart from what was opened, and leaves nothing behind', () => {
  const storage = createStorage();
  const memory = createSearchMemory(() => storage);
  memory.keepFilters({ scopes: ['joy-ui'], kinds: ['prop'] });
  memory.keepRecent(createHit('/a/'));
  memory.removeRecent();
  expect(memory.read()).toEqual({ recent: [], scopes: ['joy-ui'], kinds: ['prop'] });
  const kept = memory.read();
  const restore = memory.forget();
  expect(memory.read()).toEqual(NOTHING);
  expect([...storage.values.keys()]).toEqual([]);
  restore();
  expect(createSearchMemory(() => storage).read()).toEqual(kept);
});

it('brings back what was opened, behind what was opened since', () => {
  const storage = createStorage();
  const memory = createSearchMemory(() => storage);
  memory.keepRecent(createHit('/a/'));
  memory.keepRecent(createHit('/b/'));
  const restore = memory.removeRecent();
  memory.keepRecent(createHit('/a/'));
  restore();
  expect(memory.read().recent).toEqual([createHit('/a/'), createHit('/b/')]);
});

it.each([
  ['missing', () => null],
  [
    'forbidden',
    () => {
      throw new Error('SecurityError');
    },
  ],
  [
    'full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    }),
  ],
])('keeps it for the session where storage is %s', (_case, getStorage) => {
  const memory = createSearchMemory(getStorage);
  memory.keepRecent(createHit('/a/'));
  expect(memory.read().recent).toEqual([createHit('/a/')]);
});

it.each([
  '',
  '{{{',
  'null',
  '[]',
  '{"version":2,"recent":[],"scopes":["joy-ui"],"kinds":[]}',
  '{"version":1,"recent":"x","scopes":{},"kinds":[1,"nothing"]}',
])('takes %j for nothing', (text) => {
  expect(parseSearchRecord(text)).toEqual(NOTHING);
});

it.each(['//evil.example/', 'https://evil.example/', 'javascript:x', '/\\evil', ''])(
  'a stored result cannot lead to %j',
  (href) => {
    const text = JSON.stringify({ version: 1, recent: [createHit(href)] });
    expect(parseSearchRecord(text).recent).toEqual([]);
  },
);

it('reads whatever is stored, and what it reads is stored as it is', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      const record = parseSearchRecord(`{"version":1,"recent":[${json}]}`);
      expect(parseSearchRecord(serializeSearchRecord(record))).toEqual(record);
    }),
  );
  expect(SEARCH_MEMORY_KEY).toBe('search-memory');
});
