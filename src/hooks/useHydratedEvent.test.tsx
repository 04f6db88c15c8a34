import { TextEncoder } from 'node:util';
import { useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { act, fireEvent, render } from '@testing-library/react';
import { HYDRATED, recordEarlyUse } from '../lib/input/earlyUse';
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

function Root({ children = <Answer /> }: { children?: ReactNode }) {
  useHydratedEvent();
  return <>{children}</>;
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
  const listener = jest.fn();
  window.addEventListener(HYDRATED, listener, { once: true });
  render(<Root />).unmount();
  jest.runAllTimers();
  expect(listener).not.toHaveBeenCalled();
  window.removeEventListener(HYDRATED, listener);
});

describe('a kind of control that is used before the page is hydrated', () => {
  /** As preferences are: known to the browser alone, so drawn after the static HTML. */
  function useStored<T>(initial: T, stored: T) {
    const [value, setValue] = useState(initial);
    useEffect(() => setValue(stored), [stored]);
    return [value, setValue] as const;
  }

  function Check() {
    const [checked, setChecked] = useState(false);
    return (
      <input
        type="checkbox"
        data-state={String(checked)}
        checked={checked}
        onChange={({ target }) => setChecked(target.checked)}
      />
    );
  }

  function Radios({ stored = 'a' }: { stored?: string }) {
    const [chosen, setChosen] = useStored('a', stored);
    return (
      <div data-state={chosen}>
        {['a', 'b', 'c'].map((value) => (
          <label key={value}>
            {value}
            <input
              type="radio"
              name="letters"
              value={value}
              checked={value === chosen}
              onChange={() => setChosen(value)}
            />
          </label>
        ))}
      </div>
    );
  }

  function Select() {
    const [chosen, setChosen] = useState('a');
    return (
      <select
        data-state={chosen}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
    );
  }

  function Field({ type, stored = '' }: { type: string; stored?: string }) {
    const [value, setValue] = useStored('', stored);
    return (
      <input
        data-state={value}
        type={type}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    );
  }

  function Area() {
    const [value, setValue] = useState('');
    return (
      <textarea
        data-state={value}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    );
  }

  function Disclosure() {
    const [open, setOpen] = useState(false);
    return (
      <details
        data-state={String(open)}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>More</summary>
      </details>
    );
  }

  const click = (selector: string, index?: number) => (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>(selector)].at(index ?? 0)!.click();

  const enter =
    (value: string, type: 'input' | 'change' = 'input') =>
    (page: HTMLElement) => {
      const field = page.querySelector('input, select, textarea')!;
      fireEvent[type](field, { target: { value } });
    };

  /** Browsers dispatch both events for a choice. */
  const choose = (value: string) => (page: HTMLElement) => {
    const field = page.querySelector('select')!;
    field.value = value;
    fireEvent.input(field);
    fireEvent.change(field);
  };

  type Use = (page: HTMLElement) => void;

  const KINDS: [
    kind: string,
    control: JSX.Element,
    use: Use,
    state: string,
    again: Use,
    stateAgain: string,
  ][] = [
    ['checkbox', <Check key="a" />, click('input'), 'true', click('input'), 'false'],
    [
      'checkbox, twice',
      <Check key="a" />,
      (page) => {
        click('input')(page);
        click('input')(page);
      },
      'false',
      click('input'),
      'true',
    ],
    [
      'radio button, by its label',
      <Radios key="a" />,
      click('label', 1),
      'b',
      click('label', 2),
      'c',
    ],
    [
      'radio button that the static HTML has as chosen, where another one is stored',
      <Radios key="a" stored="c" />,
      click('input', 0),
      'a',
      click('input', 1),
      'b',
    ],
    [
      'radio button, where another one is stored',
      <Radios key="a" stored="c" />,
      click('input', 1),
      'b',
      click('input', 2),
      'c',
    ],
    ['select', <Select key="a" />, choose('b'), 'b', choose('c'), 'c'],
    [
      'field',
      <Field key="a" type="text" />,
      enter('ada'),
      'ada',
      enter('adam'),
      'adam',
    ],
    [
      'search field whose query is stored',
      <Field key="a" type="search" stored="before" />,
      enter('ada'),
      'ada',
      enter('adam'),
      'adam',
    ],
    [
      'field that is emptied again',
      <Field key="a" type="text" />,
      (page) => {
        enter('ada')(page);
        enter('')(page);
      },
      '',
      enter('a'),
      'a',
    ],
    ['range', <Field key="a" type="range" />, enter('70'), '70', enter('20'), '20'],
    ['text area', <Area key="a" />, enter('ada'), 'ada', enter(''), ''],
    [
      'disclosure',
      <Disclosure key="a" />,
      click('summary'),
      'true',
      click('summary'),
      'false',
    ],
  ];

  it.each(KINDS)(
    '%s: counts, and a second use as well',
    async (_kind, control, use, state, again, stateAgain) => {
      jest.useRealTimers();
      const page = document.createElement('div');
      page.id = '__docusaurus';
      // React reads it when it is loaded; jsdom has none.
      Object.assign(globalThis, { TextEncoder });
      const { renderToString } = await import('react-dom/server');
      page.innerHTML = renderToString(<Root>{control}</Root>);
      document.body.append(page);
      recordEarlyUse(window);
      const rest = () =>
        act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      const readState = () =>
        page.querySelector<HTMLElement>('[data-state]')?.dataset.state;

      use(page);
      await rest();
      let root: ReactRoot | undefined;
      act(() => {
        root = hydrateRoot(page, <Root>{control}</Root>);
      });
      await rest();
      expect(readState()).toBe(state);
      act(() => again(page));
      await rest();
      expect(readState()).toBe(stateAgain);

      act(() => root?.unmount());
      page.remove();
    },
  );
});
