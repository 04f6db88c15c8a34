import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { Router } from 'react-router-dom';
import { NextStep } from './NextStep';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/lamp/');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const watchScrolls = () => jest.spyOn(HTMLElement.prototype, 'scrollIntoView');

function renderPage(address?: string) {
  const history = createMemoryHistory();
  if (address) history.push(address);
  return render(
    <Router history={history}>
      <h2>First</h2>
      <NextStep>
        <h2 id="second">Second</h2>
        <NextStep>
          <h2 id="third">Third</h2>
        </NextStep>
      </NextStep>
    </Router>,
  );
}

const listHeadings = () =>
  screen.getAllByRole('heading').map(({ textContent }) => textContent);

const ALL = ['First', 'Second', 'Third'];

/** A step waits no longer, whatever the browser does. */
const wait = () => act(() => jest.advanceTimersByTime(100));

it('shows the whole page where the reader has opened it or comes back', () => {
  renderPage();
  expect(listHeadings()).toEqual(ALL);
});

it('shows the whole page where the link names a part of it', () => {
  const scroll = watchScrolls();
  renderPage('/lamp/#third');
  expect(listHeadings()).toEqual(ALL);
  wait();
  expect(scroll).not.toHaveBeenCalled();
});

it('shows one step after the other where a link has led to the page', () => {
  const scroll = watchScrolls();
  renderPage('/lamp/');
  expect(listHeadings()).toEqual(['First']);
  wait();
  expect(listHeadings()).toEqual(['First', 'Second']);
  wait();
  expect(listHeadings()).toEqual(ALL);
  expect(scroll).not.toHaveBeenCalled();
});

it('waits until the browser is idle where it can tell', () => {
  let whenIdle: () => void = () => {};
  const cancel = jest.fn();
  Object.assign(window, {
    requestIdleCallback: (action: () => void) => {
      whenIdle = action;
      return 7;
    },
    cancelIdleCallback: cancel,
  });
  try {
    const { unmount } = renderPage('/lamp/');
    act(() => whenIdle());
    expect(listHeadings()).toEqual(['First', 'Second']);
    unmount();
    expect(cancel).toHaveBeenLastCalledWith(7);
  } finally {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});

it('leads to a part that was requested before it was there', () => {
  const scroll = watchScrolls();
  renderPage('/lamp/');
  window.history.replaceState(null, '', '/lamp/#second');
  wait();
  expect(scroll.mock.contexts).toEqual([screen.getByText('Second')]);
});

it('asks for nothing more once the reader has gone on', () => {
  const { unmount } = renderPage('/lamp/');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
