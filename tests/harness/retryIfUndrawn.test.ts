import type { Page } from 'playwright-core';
import { getLimit } from '../limits/limits';
import { missesFrame, retryIfUndrawn } from './retryIfUndrawn';

/** Time that a step may take before the page is queried. */
const STEP = getLimit('undrawnStep');

/** A page with two abilities: to report whether it is left undrawn, and to reload. */
function pretendPage(isLeftUndrawn: () => Promise<boolean>) {
  const reload = jest.fn().mockResolvedValue(null);
  const evaluate = jest.fn(isLeftUndrawn);
  const url = () => 'http://127.0.0.1/joy-ui/react-button/';
  return { page: { reload, evaluate, url } as unknown as Page, reload, evaluate };
}

const never = () => new Promise<void>(() => {});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks a page nothing whose step ends soon', async () => {
  const { page, reload, evaluate } = pretendPage(() => Promise.resolve(true));
  await retryIfUndrawn(page, async () => {});
  await jest.advanceTimersByTimeAsync(10 * STEP);
  expect(evaluate).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('reloads a page that the browser has stopped drawing, and says so', async () => {
  const { page, reload } = pretendPage(() => Promise.resolve(true));
  const step = jest.fn(never).mockImplementationOnce(never).mockResolvedValueOnce();
  const prepared = retryIfUndrawn(page, step);
  await jest.advanceTimersByTimeAsync(STEP);
  await prepared;
  expect(reload).toHaveBeenCalledTimes(1);
  expect(step).toHaveBeenCalledTimes(2);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('/joy-ui/react-button/'),
  );
});

it('a page that is not drawn is loaded again only once', async () => {
  const { page, reload } = pretendPage(() => Promise.resolve(true));
  const prepared = retryIfUndrawn(
    page,
    jest
      .fn(never)
      .mockImplementationOnce(never)
      .mockRejectedValueOnce(new Error('No demo came to life.')),
  );
  const outcome = expect(prepared).rejects.toThrow('No demo came to life.');
  await jest.advanceTimersByTimeAsync(10 * STEP);
  await outcome;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that is drawn, however long its step takes, and passes on why it fails', async () => {
  const { page, reload, evaluate } = pretendPage(() => Promise.resolve(false));
  let fail = (_error: Error) => {};
  const step = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  const outcome = expect(retryIfUndrawn(page, () => step)).rejects.toThrow(
    'Too late.',
  );
  await jest.advanceTimersByTimeAsync(3.5 * STEP);
  expect(evaluate).toHaveBeenCalledTimes(3);
  fail(new Error('Too late.'));
  await outcome;
  expect(reload).not.toHaveBeenCalled();
});

it('takes a page that does not answer for busy', async () => {
  const { page, reload } = pretendPage(() =>
    Promise.reject(new Error('Execution context was destroyed')),
  );
  let end = () => {};
  const prepared = retryIfUndrawn(
    page,
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await jest.advanceTimersByTimeAsync(1.5 * STEP);
  end();
  await prepared;
  expect(reload).not.toHaveBeenCalled();
});

describe('a page whose next frame is waited for', () => {
  const wait = { limit: 10_000, ticks: 10 };

  /** @returns draws the page */
  function pretendDocument(visibilityState: DocumentVisibilityState): () => void {
    let draw = () => {};
    Object.assign(globalThis, {
      document: { visibilityState },
      requestAnimationFrame: (callback: () => void) => {
        draw = callback;
      },
    });
    return () => draw();
  }

  afterEach(() => {
    for (const name of ['document', 'requestAnimationFrame']) {
      Reflect.deleteProperty(globalThis, name);
    }
  });

  it('misses it once all timers have gone off', async () => {
    pretendDocument('visible');
    const misses = missesFrame(wait);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(misses).resolves.toBe(true);
  });

  it('does not where it comes late, as those of busy pages do', async () => {
    const draw = pretendDocument('visible');
    const misses = missesFrame(wait);
    await jest.advanceTimersByTimeAsync(9_999);
    draw();
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(misses).resolves.toBe(false);
  });

  it('does not where it was busy for longer than that, and then draws', async () => {
    const draw = pretendDocument('visible');
    const misses = missesFrame(wait);
    // All timers that are due are run, however long ago that was.
    jest.setSystemTime(Date.now() + 60_000);
    jest.runOnlyPendingTimers();
    draw();
    await expect(misses).resolves.toBe(false);
  });

  it('misses none that nobody sees', async () => {
    pretendDocument('hidden');
    const misses = missesFrame(wait);
    await jest.advanceTimersByTimeAsync(10_000);
    await expect(misses).resolves.toBe(false);
  });
});
