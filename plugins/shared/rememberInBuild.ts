/** Plugins and the bundler's loaders are loaded apart, each with modules of its own. */
const STORE = Symbol.for('portal.remembered-in-build');

type Remembered = Map<string, unknown>;

function openStore(): Remembered {
  const holder = globalThis as unknown as Record<symbol, Remembered | undefined>;
  const store = holder[STORE] ?? new Map<string, unknown>();
  holder[STORE] = store;
  return store;
}

/**
 * Makes something once in a build, which has two compilations and reads its sources in one
 * state. While the site is developed, and in tests, it is made each time.
 *
 * @param maker what makes it, for no other to be given the same
 * @param source what it is made from
 */
export function rememberInBuild<Made>(
  maker: string,
  source: string,
  make: () => Made,
): Made {
  if (process.env.NODE_ENV !== 'production') return make();
  const store = openStore();
  const key = `${maker} ${source}`;
  if (!store.has(key)) store.set(key, make());
  return store.get(key) as Made;
}
