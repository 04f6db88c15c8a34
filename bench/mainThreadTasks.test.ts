import { findLongestWork } from './mainThreadTasks.mts';

const thread = (tid: number, name: string) => ({
  name: 'thread_name',
  ph: 'M',
  pid: 7,
  tid,
  args: { name },
});

const task = (
  tid: number,
  tdur: number,
  name = 'ThreadControllerImpl::RunTask',
) => ({
  name,
  ph: 'X',
  pid: 7,
  tid,
  tdur,
});

const findIn = (...traceEvents: object[]) =>
  findLongestWork(JSON.stringify({ traceEvents }));

it('takes the longest task of the main thread, in milliseconds', () => {
  expect(
    findIn(
      thread(1, 'CrRendererMain'),
      thread(2, 'Compositor'),
      task(1, 51_000),
      task(1, 87_500),
      task(1, 900_000, 'V8.GC'),
      task(2, 300_000),
    ),
  ).toBe(87.5);
});

it('finds none where none was traced, and refuses what is no trace', () => {
  expect(findIn(thread(1, 'CrRendererMain'))).toBe(0);
  expect(() => findLongestWork('')).toThrow();
});
