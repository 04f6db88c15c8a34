/** @jest-environment jsdom */
import { whenIdle } from './whenIdle';

const browser = {
  requestIdleCallback: jest.fn(() => 7),
  cancelIdleCallback: jest.fn(),
};

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

it('leaves it to the browser when it is idle, for no longer than the patience lasts', () => {
  Object.assign(window, browser);
  const action = jest.fn();
  const takeBack = whenIdle(action, 100, 2000);
  expect(browser.requestIdleCallback).toHaveBeenCalledWith(action, { timeout: 100 });
  jest.runAllTimers();
  expect(action).not.toHaveBeenCalled();

  takeBack();
  expect(browser.cancelIdleCallback).toHaveBeenCalledWith(7);
});

it('waits for a fixed time in a browser that cannot tell', () => {
  const action = jest.fn();
  whenIdle(action, 100, 2000);
  jest.advanceTimersByTime(1999);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
});

it('a cancelled idle task does not run', () => {
  const action = jest.fn();
  whenIdle(action, 100, 2000)();
  jest.runAllTimers();
  expect(action).not.toHaveBeenCalled();
});
