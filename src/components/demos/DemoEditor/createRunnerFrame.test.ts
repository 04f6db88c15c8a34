import { createRunnerFrame, type RunnerFrameOptions } from './createRunnerFrame';
import { MESSAGES_PER_SECOND } from './runnerProtocol';
import { INITIAL_THEME_STATE } from '../../../lib/theme/themeState';

jest.mock('./loadPackages', () => ({
  loadPackages: (names: readonly string[]) =>
    Promise.resolve(names.map((name) => ({ name, code: '' }))),
}));

const DEMO = { modules: [], requires: [] };
const FAILURE = { name: 'TypeError', message: 'Out of ink', place: null };

function openFrame() {
  const host = document.body.appendChild(document.createElement('div'));
  const reports = {
    onRendered: jest.fn(),
    onFailure: jest.fn(),
    onStop: jest.fn(),
    onHeight: jest.fn(),
  };
  const options: RunnerFrameOptions = {
    host,
    library: 'material-ui',
    title: 'Demo (edited)',
    baseUrl: '/portal/',
    ...reports,
  };
  const frame = createRunnerFrame(options);
  // A frame that hung in an earlier test is waited for.
  jest.advanceTimersToNextTimer();
  const element = host.querySelector('iframe') as HTMLIFrameElement;
  const post = jest.spyOn(element.contentWindow as Window, 'postMessage');
  const say = (data: unknown, source: Window | null = element.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  return { host, options, frame, element, post, say, ...reports };
}

/**
 * Starts a run and lets the frame answer until the code is handed over.
 *
 * @param preparing how long it takes for its packages, in milliseconds
 */
async function startRun(
  { frame, say, post }: ReturnType<typeof openFrame>,
  preparing = 0,
) {
  const run = frame.run(DEMO, INITIAL_THEME_STATE);
  const prepareRequested = new Promise<void>((resolve) => {
    post.mockImplementation((message) => {
      if (message.type === 'prepare') resolve();
    });
  });
  say({ type: 'ready', isolated: true });
  await Promise.race([prepareRequested, run]);
  jest.advanceTimersByTime(preparing);
  say({ type: 'prepared' });
  await run;
}

// One clock for all tests: frames remember on it when the last one hung.
beforeAll(() => jest.useFakeTimers());
afterEach(() => document.body.replaceChildren());
afterAll(() => jest.useRealTimers());

describe('createRunnerFrame', () => {
  it('opens a frame that has a name and no origin', () => {
    const { element } = openFrame();
    expect(element.title).toBe('Demo (edited)');
    expect(element.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(element.getAttribute('src')).toBe('/portal/runner/frame.html');
  });

  it('refuses to run in a frame that is not isolated', async () => {
    const opened = openFrame();
    void opened.frame.run(DEMO, INITIAL_THEME_STATE);
    opened.say({ type: 'ready', isolated: false });
    await Promise.resolve();
    expect(opened.onStop).toHaveBeenCalledTimes(1);
    expect(opened.host.children).toHaveLength(0);
    expect(opened.post).not.toHaveBeenCalled();
  });

  it('hands the code over and reports what becomes of it', async () => {
    const opened = openFrame();
    await startRun(opened);
    opened.say({ type: 'resized', height: 80 });
    opened.say({ type: 'rendered', run: 1 });
    opened.say({ type: 'failed', run: 1, failure: FAILURE });
    expect(opened.onHeight).toHaveBeenCalledWith(80);
    expect(opened.onRendered).toHaveBeenCalledTimes(1);
    expect(opened.onFailure).toHaveBeenCalledWith(FAILURE);
    expect(opened.onStop).not.toHaveBeenCalled();
  });

  it('gives the components their texts once there is a stage for them', async () => {
    const opened = openFrame();
    const { frame, post } = opened;
    const texts = { type: 'texts', code: 'exports.material = {};' } as const;
    frame.applyTexts(texts.code);
    expect(post).not.toHaveBeenCalled();
    await startRun(opened);
    expect(
      post.mock.calls.map(([message]) => message.type as string).slice(0, 3),
    ).toEqual(['prepare', 'texts', 'run']);
    frame.applyTexts(null);
    expect(post).toHaveBeenLastCalledWith({ type: 'texts', code: null }, '*');
  });

  it('holds what moves, from the beginning where it was held before', async () => {
    const opened = openFrame();
    const { frame, post } = opened;
    frame.applyHold(true);
    expect(post).not.toHaveBeenCalled();
    await startRun(opened);
    expect(post.mock.calls[0]).toEqual([{ type: 'hold', held: true }, '*']);
    frame.applyHold(false);
    await Promise.resolve();
    expect(post).toHaveBeenLastCalledWith({ type: 'hold', held: false }, '*');
  });

  it('listens to nobody else, and to nothing about other runs', async () => {
    const opened = openFrame();
    await startRun(opened);
    for (const source of [window, null]) {
      opened.say({ type: 'resized', height: 80 }, source);
      opened.say({ type: 'failed', run: 1, failure: FAILURE }, source);
    }
    opened.say({ type: 'failed', run: 2, failure: FAILURE });
    opened.say({ type: 'rendered', run: 0 });
    expect(opened.onHeight).not.toHaveBeenCalled();
    expect(opened.onFailure).not.toHaveBeenCalled();
    expect(opened.onRendered).not.toHaveBeenCalled();
  });

  it('does not take the last words of a removed frame for those of the next', () => {
    const opened = openFrame();
    opened.frame.remove();
    document.body.append(opened.host);
    const frame = createRunnerFrame(opened.options);
    void frame.run(DEMO, INITIAL_THEME_STATE);
    // The frame is not open yet, so it has no window either.
    opened.say({ type: 'ready', isolated: false }, null);
    jest.advanceTimersToNextTimer();
    expect(opened.host.querySelector('iframe')).not.toBeNull();
    expect(opened.onStop).not.toHaveBeenCalled();
    frame.remove();
  });

  it('prepares one run after the other, and runs the last', async () => {
    const opened = openFrame();
    const { frame, post, say } = opened;
    const count = (type: string) =>
      post.mock.calls.filter(([message]) => message.type === type).length;
    const runs = [1, 2, 3].map(() => frame.run(DEMO, INITIAL_THEME_STATE));
    say({ type: 'ready', isolated: true });
    for (let prepared = 1; prepared <= 3; prepared += 1) {
      await jest.advanceTimersByTimeAsync(1);
      expect(count('prepare')).toBe(prepared);
      say({ type: 'prepared' });
    }
    await Promise.all(runs);
    expect(count('run')).toBe(1);
    // Longer than a frame may take to prepare; it answers what it is asked.
    post.mockImplementation((message) => {
      if (message.type === 'ping') say({ type: 'alive' });
    });
    say({ type: 'alive' });
    jest.advanceTimersByTime(12_000);
    expect(opened.onStop).not.toHaveBeenCalled();
    frame.remove();
  });

  it.each([
    [
      'floods the page',
      ({ say }: ReturnType<typeof openFrame>) => {
        for (let n = 0; n <= MESSAGES_PER_SECOND; n += 1) say({ type: 'alive' });
      },
    ],
    [
      'goes elsewhere',
      ({ element }: ReturnType<typeof openFrame>) => {
        element.dispatchEvent(new Event('load'));
        element.dispatchEvent(new Event('load'));
      },
    ],
    [
      'holds endless code',
      ({ say }: ReturnType<typeof openFrame>) => {
        say({
          type: 'failed',
          run: 1,
          failure: { ...FAILURE, name: 'EndlessCodeError' },
        });
      },
    ],
    ['does not load', () => {}],
  ])('takes a frame away that %s', async (name, act) => {
    const opened = openFrame();
    if (name === 'does not load') {
      void opened.frame.run(DEMO, INITIAL_THEME_STATE);
      jest.advanceTimersByTime(20_000);
    } else {
      await startRun(opened);
      act(opened);
    }
    expect(opened.onStop).toHaveBeenCalledTimes(1);
    expect(opened.host.children).toHaveLength(0);
    opened.say({ type: 'resized', height: 80 });
    expect(opened.onHeight).not.toHaveBeenCalled();
  });

  it('takes a frame away that an earlier run holds up when it is to run again', async () => {
    const opened = openFrame();
    await startRun(opened);
    opened.post.mockClear();
    const requested = new Promise<void>((resolve) => {
      opened.post.mockImplementation(() => resolve());
    });
    void opened.frame.run(DEMO, INITIAL_THEME_STATE);
    await requested;
    expect(opened.onStop).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(opened.onStop).toHaveBeenCalledWith(
      expect.objectContaining({
        message: 'The demo did not answer when it was to start again.',
      }),
    );
    expect(opened.host.children).toHaveLength(0);
  });

  it('waits longer for a frame that was slow with its packages', async () => {
    const opened = openFrame();
    await startRun(opened, 2_000);
    jest.advanceTimersByTime(7_900);
    expect(opened.onStop).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(opened.onStop).toHaveBeenCalledTimes(1);
    expect(opened.host.children).toHaveLength(0);
  });

  it('takes a silent frame away, and opens the next one when its process has gone', async () => {
    const opened = openFrame();
    await startRun(opened);
    jest.advanceTimersByTime(1_000);
    expect(opened.onStop).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The demo did not answer for a second.' }),
    );
    const host = document.body.appendChild(document.createElement('div'));
    const noReport = { onRendered() {}, onFailure() {}, onStop() {}, onHeight() {} };
    const next = createRunnerFrame({
      host,
      library: 'material-ui',
      title: 'Next',
      baseUrl: '/',
      ...noReport,
    });
    jest.advanceTimersByTime(2_400);
    expect(host.children).toHaveLength(0);
    jest.advanceTimersByTime(200);
    expect(host.children).toHaveLength(1);
    next.remove();
    expect(host.children).toHaveLength(0);
  });
});
