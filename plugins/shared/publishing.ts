/**
 * Docusaurus starts all `postBuild` hooks at once, so one that reads what others write has to
 * wait for them. The list lies on the global object, because Docusaurus may load a module once
 * for each plugin.
 */
const KEY = Symbol.for('portal.publishing');

type Publishing = Promise<unknown>[];

function getPublishing(): Publishing {
  const holder = globalThis as { [KEY]?: Publishing };
  holder[KEY] ??= [];
  return holder[KEY];
}

/**
 * Announces work of a `postBuild` hook that others wait for. To be called before the hook
 * awaits anything.
 *
 * @returns the same promise
 */
export function announcePublishing<T>(work: Promise<T>): Promise<T> {
  getPublishing().push(work);
  return work;
}

/** Waits until all that was announced is written; whoever failed says so itself. */
export async function awaitPublishing(): Promise<void> {
  // The other hooks start in the same turn.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  // They stay in the list, since several hooks wait.
  await Promise.allSettled([...getPublishing()]);
}
