import { isSearchShortcut, isSingleKey, type KeyPress } from './singleKey';

const press = (changes: Partial<KeyPress>): KeyPress => ({
  key: 't',
  code: 'KeyT',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  defaultPrevented: false,
  target: { closest: () => null },
  ...changes,
});

it('a single key is a key without modifiers', () => {
  expect(isSingleKey(press({}), 't')).toBe(true);
  expect(isSingleKey(press({}), 'f')).toBe(false);
  expect(isSingleKey(press({ target: null }), 't')).toBe(true);
  expect(isSingleKey(press({ target: {} }), 't')).toBe(true);
});

it.each<Partial<KeyPress>>([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
  { defaultPrevented: true },
  { key: 'T', shiftKey: true },
  { key: 'Tab' },
])('is not with %j', (changes) => {
  expect(isSingleKey(press(changes), 't')).toBe(false);
});

it('is not what is typed into a field or a demo', () => {
  const closest = jest.fn<object | null, [string]>(() => ({}));
  expect(isSingleKey(press({ target: { closest } }), 't')).toBe(false);
  const [selector = ''] = closest.mock.calls[0] ?? [];
  for (const field of [
    'input',
    'textarea',
    'select',
    '[contenteditable="true"]',
    '[role="textbox"]',
    '[data-demo-stage]',
  ]) {
    expect(selector).toContain(field);
  }
});

it.each<[string, string, Partial<KeyPress>, boolean]>([
  ['the question mark of any Latin layout', '?', { key: '?', code: 'Minus' }, true],
  [
    'that of an Arabic keyboard',
    '?',
    { key: '؟', code: 'Slash', shiftKey: true },
    true,
  ],
  ['the key beside it', '?', { key: 'ظ', code: 'Slash' }, false],
  ['a slash that is elsewhere', '/', { key: '/', code: 'KeyQ' }, true],
  ['the place of the slash', '/', { key: 'ظ', code: 'Slash' }, true],
  ['the place of a letter, in Russian', 't', { key: 'е', code: 'KeyT' }, true],
  ['another place, in Russian', 't', { key: 'т', code: 'KeyN' }, false],
  ['the capital of that place', 't', { key: 'Е', shiftKey: true }, false],
  ['a letter with accent elsewhere', 't', { key: 'é', code: 'Digit2' }, false],
])('knows %s', (_what, wanted, changes, expected) => {
  expect(isSingleKey(press(changes), wanted)).toBe(expected);
});

it.each<[string, Partial<KeyPress>, boolean]>([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }, true],
  ['⌘K', { key: 'k', code: 'KeyK', metaKey: true }, true],
  ['the same with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
  [
    'its place on a keyboard of Cyrillic',
    { key: 'л', code: 'KeyK', ctrlKey: true },
    true,
  ],
  [
    'its place on a keyboard of Latin',
    { key: 't', code: 'KeyK', ctrlKey: true },
    false,
  ],
  ['with Shift', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, false],
  ['with Alt', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }, false],
  ['alone', { key: 'k', code: 'KeyK' }, false],
])('the search is requested by %s: %j, %s', (_name, changes, expected) => {
  expect(isSearchShortcut(press(changes))).toBe(expected);
});
