import { getLimit } from '../limits/limits';

/**
 * Limits a wait that Playwright does not: for a script in a page, for a window to close.
 * A test that is ended by its own limit does not say what it waited for.
 *
 * @param what is waited for
 * @param patience in milliseconds
 * @throws if it does not come in time, with `what`
 */
export async function withTimeout<T>(
  what: string,
  wait: Promise<T>,
  patience = getLimit('wait'),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not end within ${patience / 1000} s`)),
      patience,
    );
  });
  try {
    return await Promise.race([wait, limit]);
  } finally {
    clearTimeout(timer);
  }
}
