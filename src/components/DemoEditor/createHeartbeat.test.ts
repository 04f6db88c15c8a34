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
    heartbeat.start();
    expect(ask).toHaveBeenCalledTimes(1);
    heartbeat.note();
    jest.advanceTimersByTime(300);
    expect(ask).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(900);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('tells once, after a second without an answer', () => {
    const { onSilence, heartbeat } = createWatch();
    heartbeat.start();
    jest.advanceTimersByTime(999);
    expect(onSilence).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('never tells of a frame that answers', () => {
    const { ask, onSilence, heartbeat } = createWatch();
    ask.mockImplementation(() => setTimeout(heartbeat.note, 900));
    heartbeat.start();
    jest.advanceTimersByTime(60_000);
    expect(onSilence).not.toHaveBeenCalled();
  });

  it('waits while nobody sees the page', () => {
    const { onSilence, heartbeat } = createWatch();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    heartbeat.start();
    jest.advanceTimersByTime(10_000);
    expect(onSilence).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    jest.advanceTimersByTime(1_000);
    expect(onSilence).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
  });

  it('stops', () => {
    const { ask, onSilence, heartbeat } = createWatch();
    heartbeat.start();
    heartbeat.stop();
    jest.advanceTimersByTime(10_000);
    expect(onSilence).not.toHaveBeenCalled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
