import { act, fireEvent, render, screen } from '@testing-library/react';
import { CodeBlock } from './CodeBlock';

const HTML = '<span class="token keyword">const</span> a = &lt;b /&gt;;\n';
const TEXT = 'const a = <b />;\n';

const writeText = jest.fn<Promise<void>, [string]>();

function setClipboard(clipboard: object | undefined): void {
  Object.defineProperty(window.navigator, 'clipboard', {
    configurable: true,
    value: clipboard,
  });
}

/** Presses the button and lets the clipboard answer. */
async function pressCopy(): Promise<void> {
  fireEvent.click(screen.getByRole('button'));
  await act(() => Promise.resolve());
}

const wait = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  setClipboard({ writeText });
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation(() => {});
  }
});

afterEach(() => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    expect(console[level]).not.toHaveBeenCalled();
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.getSelection()?.removeAllRanges();
});

it('shows the code as it is, named by its title', () => {
  render(<CodeBlock html={HTML} language="tsx" title="src/App.tsx" />);
  const code = screen.getByLabelText('src/App.tsx');
  expect(code.textContent).toBe(TEXT);
  expect(code).toHaveClass('language-tsx');
  // It scrolls, so the keyboard must reach it.
  expect(code).toHaveAttribute('tabindex', '0');
});

it('is named by its language where it has no title', () => {
  render(<CodeBlock html={HTML} language="bash" />);
  expect(screen.getByLabelText('bash code')).toBeInTheDocument();
});

it('reads from left to right in every direction', () => {
  render(<CodeBlock html={HTML} language="tsx" />);
  expect(screen.getByLabelText('tsx code').closest('[dir]')).toHaveAttribute(
    'dir',
    'ltr',
  );
});

describe('copy button', () => {
  it('copies the text and says so for 2000 ms', async () => {
    render(<CodeBlock html={HTML} language="tsx" />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
    await pressCopy();
    expect(writeText.mock.calls).toEqual([[TEXT]]);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
    wait(1999);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
    wait(1);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
  });

  it('counts from the last press', async () => {
    render(<CodeBlock html={HTML} language="tsx" />);
    await pressCopy();
    wait(1500);
    await pressCopy();
    wait(1999);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copied');
    wait(1);
    expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
  });

  it('tells the change to those who do not see it', async () => {
    render(<CodeBlock html={HTML} language="tsx" />);
    await pressCopy();
    expect(screen.getByText('Copied')).toHaveAttribute('aria-live', 'polite');
  });

  it.each<[name: string, clipboard: object | undefined]>([
    [
      'refuses',
      { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    ],
    [
      'throws',
      {
        writeText: () => {
          throw new Error('broken');
        },
      },
    ],
    ['is not there', undefined],
  ])(
    'selects the code where the clipboard %s, without a word',
    async (_name, clipboard) => {
      setClipboard(clipboard);
      render(<CodeBlock html={HTML} language="tsx" />);
      await pressCopy();
      expect(window.getSelection()?.toString()).toBe(TEXT);
      expect(screen.getByRole('button')).toHaveAccessibleName('Copy');
    },
  );

  it('goes with the page', async () => {
    const { unmount } = render(<CodeBlock html={HTML} language="tsx" />);
    await pressCopy();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('copy shortcut', () => {
  it('does what the button of the block does', async () => {
    render(
      <>
        <CodeBlock html="one" language="js" title="One" />
        <CodeBlock html="two" language="js" title="Two" />
      </>,
    );
    screen.getByLabelText('Two').focus();
    fireEvent.keyDown(screen.getByLabelText('Two'), { key: 'c', ctrlKey: true });
    await act(() => Promise.resolve());
    expect(writeText.mock.calls).toEqual([['two']]);
    expect(
      screen.getAllByRole('button').map((button) => button.textContent),
    ).toEqual(['Copy', 'Copied']);
  });

  it('ends with the page', async () => {
    const { unmount } = render(<CodeBlock html="one" language="js" title="One" />);
    const block = screen.getByLabelText('One');
    fireEvent.pointerOver(block);
    unmount();
    fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
    await act(() => Promise.resolve());
    expect(writeText).not.toHaveBeenCalled();
  });
});
