import { useEffect } from 'react';
import { render } from '@testing-library/react';
import { HYDRATED } from '../lib/earlyClicks';
import { useHydratedEvent } from './useHydratedEvent';

const heard: string[] = [];

function Answer() {
  useEffect(() => {
    const answer = () => heard.push('answered');
    window.addEventListener(HYDRATED, answer);
    return () => window.removeEventListener(HYDRATED, answer);
  }, []);
  return null;
}

function Root() {
  useHydratedEvent();
  return <Answer />;
}

beforeEach(() => {
  heard.length = 0;
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it('tells the window once, when what answers is there', () => {
  const { rerender } = render(<Root />);
  jest.runAllTimers();
  rerender(<Root />);
  jest.runAllTimers();
  expect(heard).toEqual(['answered']);
});

it('tells nothing of a tree that has gone', () => {
  const told = jest.fn();
  window.addEventListener(HYDRATED, told, { once: true });
  render(<Root />).unmount();
  jest.runAllTimers();
  expect(told).not.toHaveBeenCalled();
  window.removeEventListener(HYDRATED, told);
});
