import { fireEvent } from '@testing-library/react';
import { registerCopyTarget } from './copyShortcut';

const copy = { one: jest.fn(), two: jest.fn() };
const ends: (() => void)[] = [];

function setUp(html: string): void {
  document.body.innerHTML = html;
  for (const name of ['one', 'two'] as const) {
    const button = document.querySelector<HTMLElement>(`#${name}-copy`);
    if (button) {
      ends.push(registerCopyTarget(button, () => Promise.resolve(copy[name]())));
    }
  }
}

const get = (id: string) => document.getElementById(id)!;
const point = (id: string) => fireEvent.pointerOver(get(id));
const press = (keys: Partial<KeyboardEventInit> = { ctrlKey: true }) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'c',
    code: 'KeyC',
    ...keys,
  });

const BLOCKS = `
  <p id="outside" tabindex="0">Text</p>
  <figure data-code-block>
    <pre id="one" tabindex="0">one();</pre><button id="one-copy">Copy</button>
  </figure>
  <section data-demo="Two">
    <input id="check" type="checkbox" /><input id="field" value="Some text" />
    <input id="number" type="number" value="1" /><textarea id="area">Text</textarea>
    <div id="two">Demo</div><button id="two-copy">Copy</button>
  </section>`;

beforeEach(() => setUp(BLOCKS));

afterEach(() => {
  ends.splice(0).forEach((end) => end());
  point('outside');
  window.getSelection()?.removeAllRanges();
  jest.clearAllMocks();
});

const countCopies = () => [copy.one.mock.calls.length, copy.two.mock.calls.length];

describe('the keys', () => {
  it.each([
    ['Ctrl+C', { ctrlKey: true }],
    ['⌘C', { metaKey: true }],
    ['Alt+C', { altKey: true }],
    ['Ctrl+Shift+C', { ctrlKey: true, shiftKey: true, key: 'C' }],
    ['Alt+C on a Mac, which types ç', { altKey: true, key: 'ç' }],
    ['Ctrl+C on a Cyrillic keyboard', { ctrlKey: true, key: 'с' }],
  ])('%s copy the block under the pointer', (_name, keys) => {
    point('one');
    press(keys);
    expect(countCopies()).toEqual([1, 0]);
  });

  it.each([
    ['C alone', {}],
    ['Shift+C', { shiftKey: true, key: 'C' }],
    ['Ctrl+V', { ctrlKey: true, key: 'v', code: 'KeyV' }],
    ['Ctrl and the key of C where it types J', { ctrlKey: true, key: 'j' }],
  ])('%s copy nothing', (_name, keys) => {
    point('one');
    press(keys);
    expect(countCopies()).toEqual([0, 0]);
  });

  it('leave the default action to the browser', () => {
    point('one');
    expect(press()).toBe(true);
  });
});

describe('the block', () => {
  it('is the one with the focus, wherever the pointer is', () => {
    point('two');
    get('one').focus();
    press();
    expect(countCopies()).toEqual([1, 0]);
  });

  it('is the one under the pointer where the focus is in none', () => {
    get('outside').focus();
    point('two');
    press();
    expect(countCopies()).toEqual([0, 1]);
  });

  it('is left with the pointer', () => {
    point('one');
    point('outside');
    press();
    expect(countCopies()).toEqual([0, 0]);
  });

  it('copies no more once its button is gone', () => {
    point('one');
    ends.shift()?.();
    press();
    expect(countCopies()).toEqual([0, 0]);
  });
});

describe('a selection', () => {
  it('is what the reader wants to copy', () => {
    point('one');
    window.getSelection()?.selectAllChildren(get('outside'));
    press();
    expect(countCopies()).toEqual([0, 0]);
  });

  it('that is a caret is none', () => {
    point('one');
    window.getSelection()?.collapse(get('outside').firstChild, 2);
    press();
    expect(countCopies()).toEqual([1, 0]);
  });

  it.each([
    ['field', 0, 4, 0],
    ['field', 2, 2, 1],
    ['area', 1, 3, 0],
    ['area', 1, 1, 1],
  ])('in %s from %i to %i: %i copies', (id, start, end, count) => {
    const field = get(id) as HTMLInputElement;
    field.focus();
    field.setSelectionRange(start, end);
    press();
    expect(copy.two).toHaveBeenCalledTimes(count);
  });

  it('cannot be in a checkbox', () => {
    get('check').focus();
    press();
    expect(copy.two).toHaveBeenCalledTimes(1);
  });

  it('may be in a field that does not tell', () => {
    get('number').focus();
    press();
    expect(copy.two).not.toHaveBeenCalled();
  });
});
