import fc from 'fast-check';
import {
  createDrafts,
  demoToDraftKey,
  DRAFT_MAX_AGE_MS,
  DRAFTS_KEY,
  DRAFTS_MAX_LENGTH,
  parseDrafts,
  serializeDrafts,
} from './drafts';
import type { TextStorage } from '../storage/storageAreas';

const KEY = '/material-ui/react-button/#ButtonSizes.tsx';
const OTHER = '/material-ui/react-button/#BasicButtons.js';

function createStorage(kept: Record<string, string> = {}) {
  const storage: TextStorage = {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
  return { kept, storage };
}

function createClock(start = 1_000_000) {
  let time = start;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

function createSession(kept?: Record<string, string>) {
  const { kept: stored, storage } = createStorage(kept);
  const clock = createClock();
  const open = () => createDrafts({ getStorage: () => storage, now: clock.now });
  return { stored, clock, open };
}

describe('demoToDraftKey', () => {
  it('names the language of a demo like its link', () => {
    expect(demoToDraftKey('/a/', 'ButtonSizes', 'TS')).toBe('/a/#ButtonSizes.tsx');
    expect(demoToDraftKey('/a/', 'ButtonSizes', 'JS')).toBe('/a/#ButtonSizes.js');
  });

  it.each([
    ['Tailwind', '/a/#tailwind-ButtonSizes.js'],
    ['CSS', '/a/#css-ButtonSizes.js'],
    // A demo that gets stylings keeps the drafts it had.
    ['MUI System', '/a/#ButtonSizes.js'],
    [null, '/a/#ButtonSizes.js'],
  ] as const)('names the styling %s', (styling, key) => {
    expect(demoToDraftKey('/a/', 'ButtonSizes', 'JS', styling)).toBe(key);
  });
});

describe('createDrafts', () => {
  it('keeps a draft over visits', () => {
    const { open } = createSession();
    open().write(KEY, { code: 'let a' });
    expect(open().read(KEY)).toEqual({ code: 'let a', savedAt: 1_000_000 });
    expect(open().read(OTHER)).toBeNull();
  });

  it('remembers that code was started and not seen to the end', () => {
    const { open } = createSession();
    open().write(KEY, { code: 'let a', unproven: true });
    expect(open().read(KEY)?.unproven).toBe(true);
    open().write(KEY, { code: 'let a' });
    expect(open().read(KEY)).not.toHaveProperty('unproven');
  });

  it('removes one draft, and the key with the last one', () => {
    const { open, stored } = createSession();
    open().write(KEY, { code: 'a' });
    open().write(OTHER, { code: 'b' });
    open().remove(KEY);
    expect(open().read(KEY)).toBeNull();
    expect(open().read(OTHER)?.code).toBe('b');
    open().remove(OTHER);
    expect(stored).toEqual({});
  });

  it('forgets everything, and brings it back as it was', () => {
    const { open, stored } = createSession();
    const drafts = open();
    drafts.write(KEY, { code: 'a' });
    drafts.write(OTHER, { code: 'b' });
    const before = { ...stored };
    const restore = drafts.forget();
    expect(drafts.read(KEY)).toBeNull();
    expect(stored).toEqual({});
    restore();
    expect(before).not.toEqual({});
    expect(stored).toEqual(before);
  });

  it('keeps what another tab has written', () => {
    const { open } = createSession();
    const [first, second] = [open(), open()];
    first.read(KEY);
    second.write(OTHER, { code: 'b' });
    first.write(KEY, { code: 'a' });
    expect(second.read(OTHER)?.code).toBe('b');
    expect(second.read(KEY)?.code).toBe('a');
  });

  it('drops drafts after a week', () => {
    const { open, clock } = createSession();
    open().write(KEY, { code: 'a' });
    clock.pass(DRAFT_MAX_AGE_MS);
    expect(open().read(KEY)?.code).toBe('a');
    clock.pass(1);
    expect(open().read(KEY)).toBeNull();
  });

  it('gives up the oldest drafts where room is short', () => {
    const { open, clock, stored } = createSession();
    const code = 'x'.repeat(DRAFTS_MAX_LENGTH / 2 - 200);
    ['#A.tsx', '#B.tsx', '#C.tsx'].forEach((key) => {
      open().write(key, { code });
      clock.pass(1);
    });
    expect(stored[DRAFTS_KEY]!.length).toBeLessThanOrEqual(DRAFTS_MAX_LENGTH);
    const kept = ['#A.tsx', '#B.tsx', '#C.tsx'].filter((key) => open().read(key));
    expect(kept).toEqual(['#B.tsx', '#C.tsx']);
  });

  it('keeps what is too large in memory', () => {
    const { open, stored } = createSession();
    const drafts = open();
    drafts.write(OTHER, { code: 'b' });
    drafts.write(KEY, { code: 'x'.repeat(DRAFTS_MAX_LENGTH) });
    expect(drafts.read(KEY)?.code).toHaveLength(DRAFTS_MAX_LENGTH);
    expect(drafts.read(OTHER)?.code).toBe('b');
    expect(stored[DRAFTS_KEY]!.length).toBeLessThan(200);
    drafts.remove(KEY);
    expect(drafts.read(KEY)).toBeNull();
  });

  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };

  it.each<[string, () => TextStorage | null]>([
    ['is missing', () => null],
    ['may not be named', refuse],
    ['is full', () => ({ ...createStorage().storage, setItem: refuse })],
    ['throws', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('remembers for the session where storage %s', (_, getStorage) => {
    const drafts = createDrafts({ getStorage, now: () => 5 });
    drafts.write(KEY, { code: 'a' });
    expect(drafts.read(KEY)).toEqual({ code: 'a', savedAt: 5 });
    drafts.remove(KEY);
    expect(drafts.read(KEY)).toBeNull();
    drafts.write(KEY, { code: 'b' });
    drafts.forget();
    expect(drafts.read(KEY)).toBeNull();
  });
});

describe('parseDrafts', () => {
  it.each([
    '',
    '{{{',
    'null',
    '[]',
    '7',
    '{"version":2,"drafts":[["a",{"code":"x","savedAt":1}]]}',
    '{"version":1,"drafts":{}}',
    '{"version":1,"drafts":[null,7,["a"],["a",null],["a",{"code":1,"savedAt":1}]]}',
    '{"version":1,"drafts":[["a",{"code":"x","savedAt":"1"}],[1,{"code":"x","savedAt":1}]]}',
    `{"version":1,"drafts":[["a",{"code":"${'x'.repeat(DRAFTS_MAX_LENGTH)}","savedAt":1}]]}`,
  ])('finds nothing in %.60s', (text) => {
    expect(parseDrafts(text, 1).size).toBe(0);
  });

  it('takes names like those of an object for names', () => {
    const text = '{"version":1,"drafts":[["__proto__",{"code":"x","savedAt":1}]]}';
    expect(parseDrafts(text, 1).get('__proto__')?.code).toBe('x');
    expect(parseDrafts(text, 1).get('constructor')).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseDrafts(text, 1)).toBeInstanceOf(Map);
      }),
    );
  });

  it('reads back what was written', () => {
    const draft = fc.record({
      code: fc.string(),
      savedAt: fc.integer({ min: 0, max: DRAFT_MAX_AGE_MS }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), draft)), (entries) => {
        const drafts = new Map(entries);
        const read = parseDrafts(serializeDrafts(drafts), DRAFT_MAX_AGE_MS);
        expect(Object.fromEntries(read)).toEqual(Object.fromEntries(drafts));
      }),
    );
  });
});
