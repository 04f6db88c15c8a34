import { createPersistentStore } from './createPersistentStore';

function createBackedStore(stored = { value: 'a' }) {
  const read = jest.fn(() => stored.value);
  const write = jest.fn((value: string) => {
    stored.value = value;
  });
  const reportError = jest.fn();
  const store = createPersistentStore({ read, write, reportError });
  return { store, stored, read, write, reportError };
}

it('a store reads its value once, at the first get', () => {
  const { store, read } = createBackedStore();
  expect(read).not.toHaveBeenCalled();
  expect(store.get()).toBe('a');
  expect(store.get()).toBe('a');
  expect(read).toHaveBeenCalledTimes(1);
});

it('gives the same object until the value changes', () => {
  const store = createPersistentStore({
    read: () => ({ dense: true }),
    write: () => {},
  });
  const first = store.get();
  expect(store.get()).toBe(first);
  store.set({ dense: false });
  expect(store.get()).toEqual({ dense: false });
  expect(store.get()).toBe(store.get());
});

it('writes every set and tells the listeners of changes only', () => {
  const { store, write } = createBackedStore();
  const listener = jest.fn();
  store.get();
  store.subscribe(listener);
  store.set('a');
  expect(listener).not.toHaveBeenCalled();
  store.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe('b');
  expect(write.mock.calls).toEqual([['a'], ['b']]);
});

it('tells of the first set even if nobody has requested the value yet', () => {
  const { store } = createBackedStore();
  const listener = jest.fn();
  store.subscribe(listener);
  store.set('b');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tells a listener after value and storage have changed', () => {
  const { store, stored } = createBackedStore();
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get(), stored.value));
  store.set('b');
  expect(seen).toEqual(['b', 'b']);
});

it('a store compares values by the given function', () => {
  const store = createPersistentStore({
    read: () => ({ main: '#000' }),
    write: () => {},
    equals: (a, b) => a.main === b.main,
  });
  const first = store.get();
  const listener = jest.fn();
  store.subscribe(listener);
  store.set({ main: '#000' });
  store.refresh();
  expect(store.get()).toBe(first);
  expect(listener).not.toHaveBeenCalled();
});

it('a store compares NaN as equal to itself', () => {
  const store = createPersistentStore({ read: () => NaN, write: () => {} });
  const listener = jest.fn();
  store.get();
  store.subscribe(listener);
  store.set(NaN);
  expect(listener).not.toHaveBeenCalled();
});

describe('refresh', () => {
  it('reads nothing until it is asked, where nobody listens', () => {
    const read = jest.fn(() => 'a');
    const store = createPersistentStore({ read, write: () => {} });
    store.get();
    store.subscribe(() => {})();
    store.refresh();
    expect(read).toHaveBeenCalledTimes(1);
    read.mockReturnValue('b');
    expect(store.get()).toBe('b');
  });

  it('takes over what was changed elsewhere, without writing', () => {
    const { store, stored, write } = createBackedStore();
    const listener = jest.fn();
    store.get();
    store.subscribe(listener);
    store.refresh();
    expect(listener).not.toHaveBeenCalled();
    stored.value = 'b';
    expect(store.get()).toBe('a');
    store.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe('b');
    expect(write).not.toHaveBeenCalled();
  });
});

describe('subscribe', () => {
  it('ends with the function it returns, for that subscription alone', () => {
    const { store } = createBackedStore();
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);
    store.subscribe(listener);
    store.set('b');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    unsubscribe();
    store.set('c');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('skips a listener that another one has removed, and one that has just come', () => {
    const { store } = createBackedStore();
    const removed = jest.fn();
    const added = jest.fn();
    store.subscribe(() => {
      unsubscribe();
      store.subscribe(added);
    });
    const unsubscribe = store.subscribe(removed);
    store.set('b');
    expect(removed).not.toHaveBeenCalled();
    expect(added).not.toHaveBeenCalled();
  });

  it('does not let a listener that throws stop the others', () => {
    const { store, reportError } = createBackedStore();
    const error = new Error('broken listener');
    const listener = jest.fn();
    store.subscribe(() => {
      throw error;
    });
    store.subscribe(listener);
    store.set('b');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reportError.mock.calls).toEqual([[error]]);
  });
});

describe('storage that fails', () => {
  it('keeps a value for the session where it cannot be written', () => {
    const error = new Error('full');
    const reportError = jest.fn();
    const store = createPersistentStore({
      read: () => 'a',
      write: () => {
        throw error;
      },
      reportError,
    });
    store.set('b');
    expect(store.get()).toBe('b');
    expect(reportError.mock.calls).toEqual([[error]]);
  });

  it('reports to the console unless told otherwise', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('full');
    createPersistentStore({
      read: () => 'a',
      write: () => {
        throw error;
      },
    }).set('b');
    expect(consoleError.mock.calls).toEqual([[error]]);
    consoleError.mockRestore();
  });

  it('throws what read throws, and reads again the next time', () => {
    let broken = true;
    const store = createPersistentStore({
      read: () => {
        if (broken) {
          throw new Error('unreadable');
        }
        return 'a';
      },
      write: () => {},
    });
    expect(() => store.get()).toThrow('unreadable');
    store.subscribe(() => {});
    expect(() => store.refresh()).toThrow('unreadable');
    broken = false;
    expect(store.get()).toBe('a');
  });
});
