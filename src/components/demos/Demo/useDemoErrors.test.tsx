import { createPortal } from 'react-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { useDemoErrors } from './useDemoErrors';

const onErrors = { first: jest.fn(), second: jest.fn() };

function Watched({ name }: { name: keyof typeof onErrors }) {
  const actions = useDemoErrors(onErrors[name]);
  return (
    <div {...actions}>
      <button type="button">{name}</button>
      {createPortal(<button type="button">opened by {name}</button>, document.body)}
    </div>
  );
}

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }));

const failInTimer = (error: Error) =>
  window.dispatchEvent(new ErrorEvent('error', { error }));

/** The environment has no such event of its own. */
function failInPromise(reason: unknown): void {
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason, promise: null }),
  );
}

const fault = new Error('out of paper');

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <>
      <Watched name="first" />
      <Watched name="second" />
      <button type="button">elsewhere</button>
    </>,
  );
});

it('an error belongs to the demo that was used last', () => {
  press('first');
  press('second');
  failInTimer(fault);
  expect(onErrors.first).not.toHaveBeenCalled();
  expect(onErrors.second).toHaveBeenCalledWith(fault);
});

it('blames a demo for what it has opened outside of itself', () => {
  press('opened by first');
  failInPromise(fault);
  expect(onErrors.first).toHaveBeenCalledWith(fault);
});

it('makes an error of whatever a promise was rejected with', () => {
  press('first');
  failInPromise('jammed');
  expect(onErrors.first).toHaveBeenCalledWith(new Error('jammed'));
});

it('blames nobody for an error after something was done elsewhere', () => {
  press('first');
  press('elsewhere');
  failInTimer(fault);
  failInPromise(fault);
  expect(onErrors.first).not.toHaveBeenCalled();
  expect(onErrors.second).not.toHaveBeenCalled();
});
