import { createProjectMemory, PROJECT_KEY } from './projectMemory';

const VERSIONS = { '@mui/material': '5.11.16' };

function createStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

it('keeps versions, and forgets them until they are brought back', () => {
  const storage = createStorage();
  const memory = createProjectMemory(() => storage);
  expect(memory.read()).toBeNull();
  memory.write(VERSIONS);
  expect(createProjectMemory(() => storage).read()).toEqual(VERSIONS);
  const bringBack = memory.forget();
  expect(memory.read()).toBeNull();
  expect(storage.texts.size).toBe(0);
  bringBack();
  expect(memory.read()).toEqual(VERSIONS);
});

it('reads damaged text as nothing', () => {
  const storage = createStorage();
  storage.texts.set(PROJECT_KEY, '{"@mui/material":');
  expect(createProjectMemory(() => storage).read()).toBeNull();
});

it('keeps them for the session where storage refuses', () => {
  const memory = createProjectMemory(() => {
    throw new Error('shut off');
  });
  expect(memory.read()).toBeNull();
  memory.write(VERSIONS);
  expect(memory.read()).toEqual(VERSIONS);
  memory.write(null);
  expect(memory.read()).toBeNull();
});
