/** Storage of a store: its getter, setter and default. */
export interface PersistentStoreOptions<T> {
  /** Gives the stored value; called at the first `get` and at each `refresh`. */
  read: () => T;
  /** Keeps a value. If it throws, the store still has the value for the session. */
  write: (value: T) => void;
  /** Says whether two values are the same to a reader. Default: `Object.is`. */
  equals?: (a: T, b: T) => boolean;
  /** Told of every error of a listener or of `write`. Default: the console. */
  reportError?: (error: unknown) => void;
}

/** A value that outlives the page, in the shape that `useSyncExternalStore` takes. */
export interface PersistentStore<T> {
  /** The value; the same object until it changes. */
  get: () => T;
  /** Stores a value, and calls the listeners if it is another one. */
  set: (value: T) => void;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Reads again, for changes made elsewhere (another tab, another script): at once where
   * somebody listens, else at the next `get`.
   */
  refresh: () => void;
}

/**
 * Creates a store that reads late, writes at every `set` and tells all listeners even if
 * one of them throws. `get` and `refresh` throw only what `read` throws.
 *
 * @example
 * const variant = createPersistentStore({
 *   read: () => preferences.read('codeVariant'),
 *   write: (value) => preferences.write('codeVariant', value),
 * });
 * variant.set('JS');
 * variant.get() // → 'JS'
 */
export function createPersistentStore<T>({
  read,
  write,
  equals = Object.is,
  reportError = console.error,
}: PersistentStoreOptions<T>): PersistentStore<T> {
  let snapshot: { value: T } | null = null;
  // An object for each subscription, so that one listener may subscribe twice.
  const subscriptions = new Set<{ listener: () => void }>();

  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      reportError(error);
    }
  }

  function get(): T {
    snapshot ??= { value: read() };
    return snapshot.value;
  }

  function replace(value: T): void {
    if (snapshot !== null && equals(snapshot.value, value)) {
      return;
    }
    snapshot = { value };
    for (const subscription of [...subscriptions]) {
      if (subscriptions.has(subscription)) {
        attempt(subscription.listener);
      }
    }
  }

  return {
    get,
    set(value) {
      attempt(() => write(value));
      replace(value);
    },
    subscribe(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    refresh() {
      if (subscriptions.size > 0) {
        replace(read());
      } else {
        snapshot = null;
      }
    },
  };
}
