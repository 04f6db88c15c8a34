/** Plugins and the bundler's loaders are loaded apart, each with modules of its own. */
const STORE = Symbol.for('portal.remembered-in-build');

type MemoStore = Map<string, unknown>;

function openStore(): MemoStore {
  const holder = globalThis as unknown as Record<symbol, MemoStore | undefined>;
  const store = holder[STORE] ?? new Map<string, unknown>();
  holder[STORE] = store;
  return store;
}

/** More than a site has pages; what is older goes, so that days of edits do not add up. */
const LIMIT = 4000;

/**
 * Makes something that follows from its source alone once for each source.
 *
 * @param maker what makes it, for no other to be given the same
 * @param source all that it is made from
 */
export function memoize<Made>(
  maker: string,
  source: string,
  make: () => Made,
): Made {
  const store = openStore();
  const key = `${maker} ${source}`;
  if (!store.has(key)) {
    store.set(key, make());
    if (store.size > LIMIT) {
      store.delete(store.keys().next().value!);
    }
  }
  return store.get(key) as Made;
}

/**
 * Makes something once in a build, which has two compilations and reads its sources in one
 * state. While the site is developed, and in tests, it is made each time.
 *
 * @param maker what makes it, for no other to be given the same
 * @param source what it is made from
 */
export function memoizeInBuild<Made>(
  maker: string,
  source: string,
  make: () => Made,
): Made {
  return process.env.NODE_ENV === 'production'
    ? memoize(maker, source, make)
    : make();
}
