import { chooseKeys, KEY_NAMES, SHORTCUTS } from './shortcuts';
import { createTranslate } from '../language/translations';

const t = createTranslate({ packs: {}, userLanguage: 'en' });
const PLATFORMS = ['MacIntel', 'iPad', 'Win32', 'Linux x86_64', ''];

it('each shortcut is described once', () => {
  const texts = SHORTCUTS.map(({ describe }) => describe(t));
  expect(new Set(texts).size).toBe(SHORTCUTS.length);
  expect(texts).toContain('Keyboard shortcuts');
});

it.each(PLATFORMS)('gives no combination to two shortcuts: %j', (platform) => {
  const all = SHORTCUTS.flatMap((shortcut) =>
    chooseKeys(shortcut, platform).map((keys) => keys.join('+')),
  );
  expect(all.length).toBeGreaterThanOrEqual(SHORTCUTS.length);
  expect(new Set(all).size).toBe(all.length);
});

it('names the keys of the keyboard that is there', () => {
  const shortcut = {
    describe: () => '',
    keys: [['Ctrl', 'K']],
    appleKeys: [['⌘', 'K']],
  };
  expect(chooseKeys(shortcut, 'MacIntel')).toEqual([['⌘', 'K']]);
  expect(chooseKeys(shortcut, 'iPhone')).toEqual([['⌘', 'K']]);
  expect(chooseKeys(shortcut, 'Win32')).toEqual([['Ctrl', 'K']]);
  expect(chooseKeys({ describe: () => '', keys: [['?']] }, 'MacIntel')).toEqual([
    ['?'],
  ]);
});

it('has a name for each sign that is no letter', () => {
  const signs = SHORTCUTS.flatMap(({ appleKeys = [] }) => appleKeys.flat()).filter(
    (key) => key > '~',
  );
  expect(signs.length).toBeGreaterThan(0);
  expect(signs.filter((key) => !KEY_NAMES[key])).toEqual([]);
});
