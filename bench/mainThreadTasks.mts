/** A trace as Chromium writes it, as far as it is read here. */
interface Trace {
  traceEvents: TraceEvent[];
}

interface TraceEvent {
  name: string;
  /** `X` for something with a beginning and an end. */
  ph: string;
  pid: number;
  tid: number;
  /** Work of the thread in microseconds, without the time it waited for a processor. */
  tdur?: number;
  args?: { name?: string };
}

/** Trace categories that the browser records. */
export const TRACE_CATEGORIES = ['toplevel', '__metadata'];

const TASK = /RunTask$/;

/**
 * Finds the task of a page that took the most work. Time on the clock says little on a
 * machine that does other things too; the work of a thread is the same everywhere.
 *
 * @param text of a trace with `TRACE_CATEGORIES`
 * @returns milliseconds; 0 where there was no task
 * @throws for what is no trace
 */
export function findLongestWork(text: string): number {
  const { traceEvents } = JSON.parse(text) as Trace;
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(
        ({ name, args }) =>
          name === 'thread_name' && args?.name === 'CrRendererMain',
      )
      .map(threadOf),
  );
  return traceEvents
    .filter(
      (event) =>
        event.ph === 'X' &&
        TASK.test(event.name) &&
        mainThreads.has(threadOf(event)),
    )
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
