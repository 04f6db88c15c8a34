import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { recordEarlyUse } from '../../../lib/input/earlyUse';
import { DemoStage } from './DemoStage';
import type { DemoModule } from './DemoLibrary';

/** Observers of the page, to be told by the test what comes near. */
let observers: {
  callback: IntersectionObserverCallback;
  elements: Set<Element>;
  margin: string | undefined;
}[] = [];

class Observer {
  private readonly entry;

  constructor(
    callback: IntersectionObserverCallback,
    init?: IntersectionObserverInit,
  ) {
    this.entry = {
      callback,
      elements: new Set<Element>(),
      margin: init?.rootMargin,
    };
    observers.push(this.entry);
  }

  observe(element: Element) {
    this.entry.elements.add(element);
  }

  disconnect() {
    this.entry.elements.clear();
  }
}

/** Tells every observer, and lets what it starts be loaded. */
async function scrollNear(isIntersecting = true): Promise<void> {
  await act(async () => {
    for (const { callback, elements } of observers) {
      if (elements.size > 0) {
        callback([{ isIntersecting } as IntersectionObserverEntry], {} as never);
      }
    }
    await settle();
  });
  // Early use is replayed when the demo has been drawn.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** The sandbox is a module of its own; it is there once its import is. */
async function settle(): Promise<void> {
  await import('./SystemSandbox');
  await Promise.resolve();
}

const countWatched = () =>
  observers.reduce((sum, { elements }) => sum + elements.size, 0);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

const handleReset = jest.fn();
const load = jest.fn<Promise<DemoModule>, []>();

const renderStage = (again = false) =>
  render(
    <DemoStage library="system" load={load} again={again} onReset={handleReset} />,
  );

const OriginalObserver = window.IntersectionObserver;

beforeEach(() => {
  observers = [];
  window.IntersectionObserver = Observer as never;
  handleReset.mockClear();
  load.mockReset().mockResolvedValue({ default: Counter });
});

afterEach(() => {
  window.IntersectionObserver = OriginalObserver;
});

describe('a demo', () => {
  it('is loaded when it comes near the window, not before', async () => {
    renderStage();
    expect(load).not.toHaveBeenCalled();
    expect(observers[0]?.margin).toBe('300px 0px');
    await scrollNear(false);
    expect(load).not.toHaveBeenCalled();
    await scrollNear();
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });

  it('is loaded once, and not watched any more', async () => {
    renderStage();
    await scrollNear();
    expect(countWatched()).toBe(0);
    await scrollNear();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lives', async () => {
    renderStage();
    await scrollNear();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Count 1');
  });

  it('starts at once where the reader has requested a fresh start', async () => {
    renderStage(true);
    await act(settle);
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
    expect(observers).toEqual([]);
  });

  it('starts at once in a browser that cannot watch', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    renderStage();
    await act(settle);
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  });

  it('that is left while it loads changes nothing', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = renderStage();
    const near = scrollNear();
    unmount();
    await near;
    expect(screen.queryByRole('button')).toBeNull();
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('static HTML', () => {
  const STATIC =
    '<div data-demo-stage="true"><div class="waiting"><button type="button">Count 0</button></div></div>';

  it('stays untouched until the demo lives, then goes in one commit', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    container.innerHTML = STATIC;
    document.body.append(container);
    const before = container.querySelector('button');
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(
        container,
        <DemoStage
          library="system"
          load={load}
          again={false}
          onReset={handleReset}
        />,
      );
    });
    expect(container.querySelector('button')).toBe(before);
    const counts: number[] = [];
    const watcher = new MutationObserver(() =>
      counts.push(container.querySelectorAll('button').length),
    );
    watcher.observe(container, { childList: true, subtree: true });
    await scrollNear();
    expect(container.querySelector('button')).not.toBe(before);
    expect(counts).toEqual([1]);
    fireEvent.click(container.querySelector('button')!);
    expect(container).toHaveTextContent('Count 1');
    expect(log).not.toHaveBeenCalled();
    watcher.disconnect();
    act(() => root?.unmount());
    container.remove();
    log.mockRestore();
  });
});

describe('what a reader does before the demo lives', () => {
  beforeAll(() => recordEarlyUse(window));

  function Signup() {
    const [address, setAddress] = useState('');
    const [sent, setSent] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(address);
        }}
      >
        <input
          aria-label="Address"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <button type="submit">Send</button>
        <output>{sent}</output>
      </form>
    );
  }

  const STATIC =
    '<div data-demo-stage="true"><div class="waiting"><form><input aria-label="Address" value=""/><button type="submit">Send</button><output></output></form></div></div>';

  let root: Root;
  let container: HTMLElement;

  beforeEach(() => {
    load.mockResolvedValue({ default: Signup });
    container = document.createElement('div');
    container.innerHTML = STATIC;
    document.body.append(container);
    act(() => {
      root = hydrateRoot(
        container,
        <DemoStage
          library="system"
          load={load}
          again={false}
          onReset={handleReset}
        />,
      );
    });
  });

  afterEach(() => {
    act(() => root.unmount());
    container.remove();
  });

  it('is done again: text, focus and click', async () => {
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'ada@example.org';
    const button = screen.getByRole('button');
    button.focus();
    fireEvent.click(button);
    await scrollNear();
    expect(screen.getByRole('textbox')).not.toBe(field);
    expect(screen.getByRole('textbox')).toHaveValue('ada@example.org');
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('ada@example.org');
  });

  it('is done again where it came as the demo was about to live', async () => {
    let isLoaded = (_: { default: () => JSX.Element }) => {};
    load.mockReturnValue(
      new Promise((resolve) => {
        isLoaded = resolve;
      }),
    );
    await scrollNear();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await act(async () => {
      isLoaded({ default: Signup });
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
      field.value = 'ada@example.org';
      field.focus();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('textbox')).not.toBe(field);
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('ada@example.org');
  });

  it('is nothing where nothing was done', async () => {
    await scrollNear();
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.body).toHaveFocus();
  });

  it('is left out where the element is another one by then', async () => {
    fireEvent.click(screen.getByRole('button'));
    screen.getByRole('button').focus();
    load.mockResolvedValue({
      default: () => (
        <div>
          <i />
          <button type="button" onClick={handleReset}>
            Delete
          </button>
        </div>
      ),
    });
    await scrollNear();
    expect(screen.getByRole('button', { name: 'Delete' })).not.toHaveFocus();
    expect(handleReset).not.toHaveBeenCalled();
  });
});

describe('a kind of control that is used before the demo lives', () => {
  const heard = jest.fn<void, [what: string, value: unknown]>();

  /** A slider as libraries draw it: it follows the pointer by its place. */
  function Rail() {
    return (
      // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- as in a demo
      <span
        data-testid="rail"
        onMouseDown={({ clientX }) => heard('pressed', clientX)}
        onMouseUp={({ clientX }) => heard('let go', clientX)}
      />
    );
  }

  const KINDS: [
    kind: string,
    html: string,
    Live: () => JSX.Element,
    use: (root: HTMLElement) => void,
    expected: unknown[][],
  ][] = [
    [
      'checkbox',
      '<input type="checkbox"/>',
      () => (
        <input
          type="checkbox"
          onChange={({ target }) => heard('checked', target.checked)}
        />
      ),
      (root) => root.querySelector('input')?.click(),
      [['checked', true]],
    ],
    [
      'checkbox, used twice',
      '<input type="checkbox"/>',
      () => (
        <input
          type="checkbox"
          onChange={({ target }) => heard('checked', target.checked)}
        />
      ),
      (root) => {
        root.querySelector('input')?.click();
        root.querySelector('input')?.click();
      },
      [],
    ],
    [
      'radio button, by its label',
      '<label>A<input type="radio" name="a" value="a" checked/></label><label>B<input type="radio" name="a" value="b"/></label>',
      () => (
        <>
          {['a', 'b'].map((value) => (
            <label key={value}>
              {value.toUpperCase()}
              <input
                type="radio"
                name="a"
                value={value}
                defaultChecked={value === 'a'}
                onChange={({ target }) => heard('chosen', target.value)}
              />
            </label>
          ))}
        </>
      ),
      (root) => root.querySelectorAll('label')[1]?.click(),
      [['chosen', 'b']],
    ],
    [
      'select',
      '<select><option>a</option><option>b</option></select>',
      () => (
        <select onChange={({ target }) => heard('selected', target.value)}>
          <option>a</option>
          <option>b</option>
        </select>
      ),
      (root) =>
        fireEvent.change(root.querySelector('select')!, { target: { value: 'b' } }),
      [['selected', 'b']],
    ],
    [
      'select that is left alone',
      '<select><option>a</option><option>b</option></select>',
      () => (
        <select onChange={({ target }) => heard('selected', target.value)}>
          <option>a</option>
          <option>b</option>
        </select>
      ),
      () => {},
      [],
    ],
    [
      'range',
      '<input type="range" value="20"/>',
      () => (
        <input
          type="range"
          defaultValue={20}
          onChange={({ target }) => heard('moved', target.value)}
        />
      ),
      (root) =>
        fireEvent.input(root.querySelector('input')!, { target: { value: 70 } }),
      [['moved', '70']],
    ],
    [
      'disclosure',
      '<details><summary>More</summary>Text</details>',
      () => (
        <details onToggle={({ currentTarget }) => heard('open', currentTarget.open)}>
          <summary>More</summary>Text
        </details>
      ),
      (root) => root.querySelector('summary')?.click(),
      [['open', true]],
    ],
    [
      'slider that follows a pointer',
      '<span data-testid="rail"></span>',
      Rail,
      (root) => {
        const rail = root.querySelector('span')!;
        fireEvent(
          rail,
          new MouseEvent('pointerdown', { bubbles: true, clientX: 30 }),
        );
        fireEvent(rail, new MouseEvent('pointerup', { bubbles: true, clientX: 80 }));
      },
      [
        ['pressed', 30],
        ['let go', 80],
      ],
    ],
    [
      'slider, with which a finger has scrolled the page',
      '<span data-testid="rail"></span>',
      Rail,
      (root) => {
        const rail = root.querySelector('span')!;
        fireEvent(
          rail,
          new MouseEvent('pointerdown', { bubbles: true, clientX: 30 }),
        );
      },
      [],
    ],
  ];

  beforeAll(() => recordEarlyUse(window));

  it.each(KINDS)('%s', async (_kind, html, Live, use, expected) => {
    heard.mockClear();
    load.mockResolvedValue({ default: Live });
    const container = document.createElement('div');
    container.innerHTML = `<div data-demo-stage="true"><div class="waiting">${html}</div></div>`;
    document.body.append(container);
    const before = container.querySelector('[data-demo-stage]')!.firstElementChild;
    let root: Root | undefined;
    act(() => {
      root = hydrateRoot(
        container,
        <DemoStage
          library="system"
          load={load}
          again={false}
          onReset={handleReset}
        />,
      );
    });
    use(container);
    expect(heard).not.toHaveBeenCalled();
    await scrollNear();
    expect(before?.isConnected).toBe(false);
    // A disclosure says later that it has opened.
    await waitFor(() => expect(heard.mock.calls).toEqual(expected));
    act(() => root?.unmount());
    container.remove();
  });
});

describe('a demo that fails', () => {
  beforeEach(() => {
    // React reports what a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('to load says so in its own frame', async () => {
    load.mockRejectedValue(new Error('Loading chunk 7 failed.'));
    renderStage();
    await scrollNear();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This demo stopped. Loading chunk 7 failed.',
    );
  });

  it('to render says so, and the page around it lives on', async () => {
    load.mockResolvedValue({
      default: () => {
        throw new Error('Module not found: ./rows');
      },
    });
    render(
      <>
        <p>Text</p>
        <DemoStage
          library="system"
          load={load}
          again={false}
          onReset={handleReset}
        />
      </>,
    );
    await scrollNear();
    expect(screen.getByRole('alert')).toHaveTextContent('Module not found: ./rows');
    expect(screen.getByText('Text')).toBeInTheDocument();
  });

  it('later, by what the reader does, says so as well', async () => {
    function Fragile() {
      const [broken, setBroken] = useState(false);
      if (broken) {
        throw new Error('Broken.');
      }
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
      );
    }
    load.mockResolvedValue({ default: Fragile });
    renderStage();
    await scrollNear();
    fireEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Broken.');
  });

  it('offers a reset', async () => {
    load.mockRejectedValue(new Error('Offline.'));
    renderStage();
    await scrollNear();
    fireEvent.click(screen.getByRole('button', { name: 'Start it again' }));
    expect(handleReset).toHaveBeenCalledTimes(1);
  });
});
