import type { PastReload } from './decideReload';
import type { ReloadRecord } from './reloadRecord';
import { watchUpdates } from './watchUpdates';

class FakeWorker extends EventTarget {
  messages: string[] = [];
  constructor(
    public state: ServiceWorkerState,
    readonly version: string,
  ) {
    super();
  }
  postMessage({ type }: { type: string }) {
    this.messages.push(type);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function createTab({ isControlled = true, last = null as PastReload | null } = {}) {
  const tab = new EventTarget();
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? new FakeWorker('activated', 'a') : null,
  });
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
  });
  const surroundings = { hasFocus: true, isTyping: false, hasUnsavedDraft: false };
  const record = { last };
  const reload = jest.fn();
  const watch = () =>
    watchUpdates(registration as unknown as ServiceWorkerRegistration, {
      container: container as unknown as ServiceWorkerContainer,
      tab,
      requestVersion: (worker) =>
        Promise.resolve((worker as unknown as FakeWorker).version),
      record: {
        read: () => record.last,
        write: (next) => {
          record.last = next;
          return true;
        },
      } satisfies ReloadRecord,
      hasFocus: () => surroundings.hasFocus,
      isTyping: () => surroundings.isTyping,
      hasUnsavedDraft: () => surroundings.hasUnsavedDraft,
      now: () => 1_000_000_000,
      reload,
    });
  const takeOver = async (worker: FakeWorker) => {
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
    // Its version comes later.
    await new Promise(setImmediate);
  };
  return {
    tab,
    container,
    registration,
    surroundings,
    record,
    reload,
    watch,
    takeOver,
  };
}

it('tells a worker that is installed to skip waiting', () => {
  const { registration, watch } = createTab();
  watch();
  const worker = new FakeWorker('installing', 'b');
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  expect(worker.messages).toEqual([]);
  registration.waiting = worker;
  worker.become('installed');
  expect(worker.messages).toEqual(['SKIP_WAITING']);
});

it('tells one that has waited since an earlier visit', () => {
  const { registration, watch } = createTab();
  const worker = new FakeWorker('installed', 'b');
  registration.waiting = worker;
  watch();
  expect(worker.messages).toEqual(['SKIP_WAITING']);
});

it('reloads once the worker is activated', async () => {
  const { watch, takeOver, reload, record } = createTab();
  watch();
  const worker = new FakeWorker('activating', 'b');
  await takeOver(worker);
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(record.last?.version).toBe('b');
  worker.become('activated');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload for the first worker, but for the next', async () => {
  const { watch, takeOver, reload } = createTab({ isControlled: false });
  watch();
  await takeOver(new FakeWorker('activated', 'a'));
  expect(reload).not.toHaveBeenCalled();
  await takeOver(new FakeWorker('activated', 'b'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['the focus', { hasFocus: false }, 'focus'],
  ['the end of typing', { isTyping: true }, 'focusout'],
  ['drafts to be safe', { hasUnsavedDraft: true }, 'visibilitychange'],
])('waits for %s', async (_name, change, moment) => {
  const { tab, watch, takeOver, surroundings, reload } = createTab();
  Object.assign(surroundings, change);
  watch();
  await takeOver(new FakeWorker('activated', 'b'));
  tab.dispatchEvent(new Event(moment));
  expect(reload).not.toHaveBeenCalled();
  Object.assign(surroundings, {
    hasFocus: true,
    isTyping: false,
    hasUnsavedDraft: false,
  });
  tab.dispatchEvent(new Event(moment));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload again in a tab that was reloaded for this version', async () => {
  const { tab, watch, takeOver, reload } = createTab({
    last: { version: 'b', at: 0 },
  });
  watch();
  await takeOver(new FakeWorker('activated', 'b'));
  tab.dispatchEvent(new Event('focus'));
  expect(reload).not.toHaveBeenCalled();
});
