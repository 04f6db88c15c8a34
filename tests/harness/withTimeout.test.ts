import { withTimeout } from './withTimeout';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('gives what comes in time, and leaves no timer behind', async () => {
  await expect(withTimeout('the page', Promise.resolve(7))).resolves.toBe(7);
  expect(jest.getTimerCount()).toBe(0);
});

it('the reason of a rejected wait is passed on', async () => {
  const wait = Promise.reject(new Error('The page is gone.'));
  await expect(withTimeout('the page', wait)).rejects.toThrow('The page is gone.');
  expect(jest.getTimerCount()).toBe(0);
});

it('a wait that times out is named', async () => {
  const ended = withTimeout('the page', new Promise(() => {}), 2_000);
  jest.advanceTimersByTime(2_000);
  await expect(ended).rejects.toThrow('the page did not end within 2 s');
});
