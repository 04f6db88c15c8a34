import { createStorageAreas, type StorageSources } from '../storage/storageAreas';
import { measureStored, removeStored, STORED_DATA } from './storedData';
import { createTranslate } from '../language/translations';

function createStorage(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function createBrowser() {
  const local = createStorage({
    'mui-mode': 'dark',
    'page-feedback': '{}',
    apiPage_props: 'table',
    apiPage_default: 'table',
    theirs: '1',
  });
  const session = createStorage({ userLanguage: 'fr' });
  const assigned: string[] = [];
  const sources: StorageSources = {
    getLocalStorage: () => local,
    getSessionStorage: () => session,
    getDocument: () => ({
      get cookie() {
        return 'codeVariant=JS; theirs=1';
      },
      set cookie(text: string) {
        assigned.push(text);
      },
    }),
  };
  return { local, session, assigned, sources, areas: createStorageAreas(sources) };
}

const findData = (key: string) =>
  STORED_DATA.find(({ keys }) => keys.includes(key))!;

it('names each thing, in the words of the settings', () => {
  const t = createTranslate({ packs: {}, userLanguage: 'en' });
  expect(findData('docs-theme').describe(t)).toEqual([
    'Direction',
    'Density',
    'Colors',
  ]);
  const names = STORED_DATA.map(({ describe }) => describe(t).join());
  expect(new Set(names).size).toBe(STORED_DATA.length);
});

it.each([
  ['mui-mode', 12],
  ['apiPage_props', 38],
  ['userLanguage', 14],
  ['codeVariant', 13],
  ['demo-drafts', 0],
])('measures what is stored: %s', (key, size) => {
  expect(measureStored(findData(key), createBrowser().areas)).toBe(size);
});

it("the portal's data are removed, and no others", () => {
  const { local, session, assigned, areas } = createBrowser();
  removeStored(areas);
  expect([...local.map.keys()]).toEqual(['theirs']);
  expect([...session.map.keys()]).toEqual([]);
  expect(assigned).toEqual([
    'codeVariant=; path=/; max-age=0',
    'codeStyling=; path=/; max-age=0',
  ]);
});

it('removed data can be restored', () => {
  const { local, session, areas } = createBrowser();
  const before = [[...local.map], [...session.map]].map((entries) => entries.sort());
  const restore = removeStored(areas);
  expect(local.map.size + session.map.size).toBe(1);
  restore();
  expect(
    [[...local.map], [...session.map]].map((entries) => entries.sort()),
  ).toEqual(before);
});

it('goes on where a place cannot be reached', () => {
  const { session, sources } = createBrowser();
  const areas = createStorageAreas({
    ...sources,
    getLocalStorage: () => {
      throw new Error('Denied');
    },
    getDocument: () => null,
  });
  expect(measureStored(findData('mui-mode'), areas)).toBe(0);
  expect(measureStored(findData('codeVariant'), areas)).toBe(0);
  const restore = removeStored(areas);
  expect(session.map.size).toBe(0);
  restore();
  expect(session.map.size).toBe(1);
});
