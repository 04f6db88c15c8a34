import { createHeartbeat } from './createHeartbeat';

function createWatch() {
  const ask = jest.fn();
  const onSilence = jest.fn();
  return { ask, onSilence, heartbeat: createHeartbeat({ ask, onSilence }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createHeartbeat', () => {
  it('asks at once, and again after each answer', () => {
    const { ask, heartbeat } = createWatch();
    heartbeat.start(250);
    expect(ask).toHaveBeenCalledTimes(1);
    heartbeat.note();
    jest.advanceTimersByTime(300);
    expect(ask).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(900);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('tells once, after a second without an answer', () => {
    const { onSilence, heartbeat } = createWatch();
    heartbeat.start(250);
    jest.advanceTimersByTime(999);
    expect(onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('gives a frame more time that was slow before, and no less to a fast one', () => {
    const slow = createWatch();
    slow.heartbeat.start(1_500);
    jest.advanceTimersByTime(5_999);
    expect(slow.onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(slow.onSilence).toHaveBeenCalledTimes(1);

    const fast = createWatch();
    fast.heartbeat.start(10);
    jest.advanceTimersByTime(999);
    expect(fast.onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fast.onSilence).toHaveBeenCalledTimes(1);
  });

  it('never tells of a frame that answers', () => {
    const { ask, onSilence, heartbeat } = createWatch();
    ask.mockImplementation(() => setTimeout(heartbeat.note, 900));
    heartbeat.start(250);
    jest.advanceTimersByTime(60_000);
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('waits while nobody sees the page', () => {
    const { onSilence, heartbeat } = createWatch();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    heartbeat.start(250);
    jest.advanceTimersByTime(10_000);
    expect(onSilence).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    jest.advanceTimersByTime(1_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
  });

  it('stops', () => {
    const { ask, onSilence, heartbeat } = createWatch();
    heartbeat.start(250);
    heartbeat.stop();
    jest.advanceTimersByTime(10_000);
    expect(onSilence).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
