import fc from 'fast-check';
import { readMode, readTheme } from './linkedTheme';
import { createPreferences } from './preferences';
import type { TextStorage } from '../storage/storageAreas';
import {
  applyThemeText,
  hashToThemeLink,
  consumeThemeLink,
  themeToHash,
} from './themeLink';
import { INITIAL_THEME_STATE, type ThemeState } from '../theme/themeState';

const OWN: ThemeState = {
  ...INITIAL_THEME_STATE,
  dense: true,
  spacing: 6,
  paletteColors: { primary: { main: '#aa0000' } },
};

describe('hashToThemeLink', () => {
  it.each([
    ['', null],
    ['#sizes', null],
    ['#theme=rtl', null],
    ['#?theme=rtl', { anchor: '', text: 'rtl' }],
    ['#?theme=', { anchor: '', text: '' }],
    ['#sizes?theme=rtl,dense', { anchor: '#sizes', text: 'rtl,dense' }],
    ['#A.js%3Ftheme%3Drtl%2Cdense', { anchor: '#A.js', text: 'rtl%2Cdense' }],
  ])('takes %s apart', (hash, parts) => {
    expect(hashToThemeLink(hash)).toEqual(parts);
  });
});

describe('themeToHash', () => {
  it('says everything, also what is the default', () => {
    expect(themeToHash(INITIAL_THEME_STATE, '')).toBe(
      '#?theme=system,ltr,regular,8px,primary-default,secondary-default',
    );
  });

  it('keeps the anchor and replaces a theme', () => {
    const theme = { ...OWN, direction: 'rtl', mode: 'dark' } as const;
    expect(themeToHash(theme, '#tailwind-ButtonSizes.tsx?theme=ltr,4px')).toBe(
      '#tailwind-ButtonSizes.tsx?theme=dark,rtl,dense,6px,primary-aa0000,secondary-default',
    );
  });

  const anyTheme = fc.record({
    mode: fc.constantFrom('light', 'dark', 'system'),
    dense: fc.boolean(),
    direction: fc.constantFrom('ltr', 'rtl'),
    spacing: fc.integer({ min: 1, max: 24 }),
    paletteColors: fc.record(
      {
        primary: fc.record({ main: fc.stringMatching(/^#[0-9a-f]{6}$/) }),
        secondary: fc.record({ main: fc.stringMatching(/^#[0-9a-f]{6}$/) }),
      },
      { requiredKeys: [] },
    ),
  });

  it('is read back as it was, whatever the reader has', () => {
    fc.assert(
      fc.property(anyTheme, anyTheme, (sent, own) => {
        const { text } = hashToThemeLink(
          themeToHash({ ...sent, paletteMode: 'light' }, '#a'),
        )!;
        expect(applyThemeText(text, { ...own, paletteMode: 'dark' })).toEqual({
          ...sent,
          directionChosen: true,
          paletteMode: 'dark',
        });
      }),
    );
  });
});

describe('applyThemeText', () => {
  it('changes nothing for what it does not understand, piece by piece', () => {
    const bad = [
      '',
      'RTL',
      'up',
      '0px',
      '25px',
      '-4px',
      '1e1px',
      'px',
      '8',
      'primary-red',
      'primary-12345',
      'primary-1234567',
      'error-aa0000',
      'Dark',
      'constructor',
      '<img src=x>',
    ];
    for (const piece of bad) {
      expect([piece, applyThemeText(piece, OWN)]).toEqual([piece, OWN]);
    }
    expect(
      applyThemeText(`${bad.join(',')},4px,rtl%2Csecondary-00AA00`, OWN),
    ).toEqual({
      ...OWN,
      direction: 'rtl',
      directionChosen: true,
      spacing: 4,
      paletteColors: { ...OWN.paletteColors, secondary: { main: '#00aa00' } },
    });
  });

  it('takes a color back, and leaves the state it was given alone', () => {
    expect(applyThemeText('primary-default,regular', OWN)).toEqual({
      ...OWN,
      dense: false,
      paletteColors: {},
    });
    expect(OWN.paletteColors).toEqual({ primary: { main: '#aa0000' } });
  });
});

describe('consumeThemeLink', () => {
  function createStorage(): TextStorage {
    const map = new Map<string, string>();
    return {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    };
  }

  function open(hash: string, session: TextStorage | null = createStorage()) {
    const local = createStorage();
    const preferences = createPreferences({
      getLocalStorage: () => local,
      getSessionStorage: () => session,
      getDocument: () => null,
    });
    const replaceState = jest.fn();
    const source = {
      location: { pathname: '/system/', search: '?a=1', hash },
      history: { state: { key: 'k' }, replaceState },
    } as unknown as Window;
    return { preferences, replaceState, source, local };
  }

  it('keeps the theme for the tab, beside the own one, and leaves the anchor', () => {
    const { preferences, replaceState, source, local } = open('#a?theme=rtl,4px');
    preferences.write('docs-theme', OWN);
    expect(consumeThemeLink(preferences, source, false)).toBe(true);
    expect(readTheme(preferences)).toEqual({
      ...OWN,
      direction: 'rtl',
      directionChosen: true,
      spacing: 4,
      mode: 'system',
    });
    expect(preferences.read('docs-theme')).toEqual(OWN);
    expect(local.getItem('linkedTheme')).toBeNull();
    expect(replaceState.mock.calls).toEqual([[{ key: 'k' }, '', '/system/?a=1#a']]);
  });

  it('keeps a mode for the tab, beside the own one', () => {
    const { preferences, source } = open('#?theme=dark,dense,6px');
    preferences.write('docs-theme', OWN);
    preferences.write('mui-mode', 'light');
    consumeThemeLink(preferences, source, false);
    expect(readMode(preferences)).toBe('dark');
    expect(preferences.read('mui-mode')).toBe('light');
    preferences.write('linkedTheme', null);
    expect(readMode(preferences)).toBe('light');
  });

  it('does nothing to other addresses', () => {
    const { preferences, replaceState, source } = open('#a');
    preferences.write('linkedTheme', OWN);
    expect(consumeThemeLink(preferences, source, true)).toBe(false);
    expect(replaceState).not.toHaveBeenCalled();
    expect(readTheme(preferences)).toEqual(OWN);
  });

  it('keeps nothing where the link asks for what the reader has', () => {
    const { preferences, source } = open('#?theme=system,dense,6px,nonsense');
    preferences.write('docs-theme', OWN);
    preferences.write('linkedTheme', INITIAL_THEME_STATE);
    consumeThemeLink(preferences, source, false);
    expect(preferences.read('linkedTheme')).toBeNull();
  });

  it('leaves the address to the page where storage takes nothing', () => {
    const { preferences, replaceState, source } = open('#a?theme=rtl', null);
    consumeThemeLink(preferences, source, false);
    expect(replaceState).not.toHaveBeenCalled();
    expect(readTheme(preferences).direction).toBe('rtl');
    consumeThemeLink(preferences, source, true);
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it('bears an address that cannot be changed', () => {
    const { preferences, replaceState, source } = open('#a?theme=rtl');
    replaceState.mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(consumeThemeLink(preferences, source, true)).toBe(true);
  });
});
