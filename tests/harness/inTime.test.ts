import { inTime } from './inTime';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('gives what comes in time, and leaves no timer behind', async () => {
  await expect(inTime('the page', Promise.resolve(7))).resolves.toBe(7);
  expect(jest.getTimerCount()).toBe(0);
});

it('passes on why it did not come', async () => {
  const wait = Promise.reject(new Error('The page is gone.'));
  await expect(inTime('the page', wait)).rejects.toThrow('The page is gone.');
  expect(jest.getTimerCount()).toBe(0);
});

it('names what never comes', async () => {
  const ended = inTime('the page', new Promise(() => {}), 2_000);
  jest.advanceTimersByTime(2_000);
  await expect(ended).rejects.toThrow('the page did not end within 2 s');
});
