import type * as Module from './startSearchWorker';

class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  postMessage = jest.fn();
  terminate = jest.fn();

  constructor() {
    super();
    FakeWorker.started.push(this);
  }
}

/** The page before anything has requested the search. */
async function loadModule(): Promise<typeof Module> {
  jest.resetModules();
  return import('./startSearchWorker');
}

const fail = (worker: FakeWorker | undefined) =>
  worker?.dispatchEvent(new Event('error'));

const original = globalThis.Worker;

beforeEach(() => {
  FakeWorker.started = [];
  globalThis.Worker = FakeWorker as never;
});

afterAll(() => {
  globalThis.Worker = original;
});

it('a prepared search worker is started once', async () => {
  const { prepareSearchWorker, startSearchWorker } = await loadModule();
  prepareSearchWorker();
  const onReply = jest.fn();
  const worker = startSearchWorker(onReply, jest.fn());
  prepareSearchWorker();
  expect(FakeWorker.started).toEqual([worker]);
  const reply = { type: 'progress' };
  FakeWorker.started[0]?.dispatchEvent(new MessageEvent('message', { data: reply }));
  expect(onReply).toHaveBeenCalledWith(reply);
});

it('starts another in place of one that has failed before it was asked', async () => {
  const { prepareSearchWorker, startSearchWorker } = await loadModule();
  prepareSearchWorker();
  fail(FakeWorker.started[0]);
  expect(FakeWorker.started[0]?.terminate).toHaveBeenCalled();
  const onError = jest.fn();
  const worker = startSearchWorker(jest.fn(), onError);
  expect(FakeWorker.started[1]).toBe(worker);
  expect(onError).not.toHaveBeenCalled();
  fail(FakeWorker.started[1]);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(startSearchWorker(jest.fn(), jest.fn())).toBe(FakeWorker.started[2]);
});

it('says that workers are forbidden where it is started, not where it is prepared', async () => {
  globalThis.Worker = jest.fn(() => {
    throw new Error('forbidden');
  }) as never;
  const { prepareSearchWorker, startSearchWorker } = await loadModule();
  expect(prepareSearchWorker).not.toThrow();
  expect(() => startSearchWorker(jest.fn(), jest.fn())).toThrow('forbidden');
});
