/** Modules as edited demos find them. */
export interface ModuleLookup {
  /** Makes modules known; each runs when it is first required. */
  define: (modules: Readonly<Record<string, () => unknown>>) => void;
  /** Forgets modules, results included. */
  forget: (names: readonly string[]) => void;
  /**
   * Runs a module once and gives what it exports.
   *
   * @throws `Module not found: <name>`; whatever the module throws
   */
  require: (name: string) => unknown;
}

/** Keeps modules by name. */
export function createModuleLookup(): ModuleLookup {
  const sources = new Map<string, () => unknown>();
  const results = new Map<string, unknown>();
  return {
    define(modules) {
      for (const [name, run] of Object.entries(modules)) {
        sources.set(name, run);
        results.delete(name);
      }
    },
    forget(names) {
      for (const name of names) {
        sources.delete(name);
        results.delete(name);
      }
    },
    require(name) {
      if (results.has(name)) {
        return results.get(name);
      }
      const run = sources.get(name);
      if (!run) {
        throw new Error(`Module not found: ${name}`);
      }
      const result = run();
      results.set(name, result);
      return result;
    },
  };
}
