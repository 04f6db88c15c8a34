import fc from 'fast-check';
import {
  DEFAULT_MODE_CHOICE,
  INITIAL_THEME_STATE,
  applyLanguageDirection,
  removeLanguageDirection,
  MODE_KEY,
  SPACING_MAX,
  SPACING_MIN,
  THEME_KEY,
  normalizeThemeState,
  parseModeChoice,
  parseThemeState,
  resolvePaletteMode,
  serializeThemeState,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './themeState';

const CHANGED: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#aa0000' }, secondary: { main: '#00aa00' } },
  spacing: 4,
  paletteMode: 'dark',
};

/** Every stored state there can be; the mode is stored elsewhere. */
const storedState: fc.Arbitrary<ThemeState> = fc.record({
  dense: fc.boolean(),
  direction: fc.constantFrom('ltr', 'rtl'),
  paletteColors: fc.record(
    {
      primary: fc.record({ main: fc.stringMatching(/^#[0-9a-f]{6}$/) }),
      secondary: fc.record({ main: fc.stringMatching(/^#[0-9a-f]{6}$/) }),
    },
    { requiredKeys: [] },
  ),
  spacing: fc.double({ min: SPACING_MIN, max: SPACING_MAX, noNaN: true }),
  paletteMode: fc.constant('light'),
});

it('starts left to right, with the default density, spacing and colours', () => {
  expect(INITIAL_THEME_STATE).toEqual({
    dense: false,
    direction: 'ltr',
    paletteColors: {},
    spacing: 8,
    paletteMode: 'light',
  });
  expect(Object.isFrozen(INITIAL_THEME_STATE)).toBe(true);
  expect(Object.isFrozen(INITIAL_THEME_STATE.paletteColors)).toBe(true);
});

it('names its storage keys', () => {
  expect([MODE_KEY, THEME_KEY]).toEqual(['mui-mode', 'docs-theme']);
});

describe('themeReducer', () => {
  it.each<[string, ThemeAction, Partial<ThemeState>]>([
    ['sets spacing', { type: 'SET_SPACING', payload: 12 }, { spacing: 12 }],
    ['increases spacing by 1', { type: 'INCREASE_SPACING' }, { spacing: 5 }],
    ['decreases spacing by 1', { type: 'DECREASE_SPACING' }, { spacing: 3 }],
    ['sets dense', { type: 'SET_DENSE', payload: false }, { dense: false }],
    [
      'resets density: dense false, spacing 8',
      { type: 'RESET_DENSITY' },
      { dense: false, spacing: 8 },
    ],
    ['resets colors', { type: 'RESET_COLORS' }, { paletteColors: {} }],
    [
      'changes the palette mode',
      { type: 'CHANGE', payload: { paletteMode: 'light' } },
      { paletteMode: 'light' },
    ],
    [
      'changes the direction',
      { type: 'CHANGE', payload: { direction: 'ltr' } },
      { direction: 'ltr', directionChosen: true },
    ],
    [
      'takes a choice of direction back',
      { type: 'CHANGE', payload: { direction: null } },
      { direction: 'ltr' },
    ],
    [
      'changes the colors as a whole',
      {
        type: 'CHANGE',
        payload: { paletteColors: { primary: { main: '#123456' } } },
      },
      { paletteColors: { primary: { main: '#123456' } } },
    ],
    ['changes nothing', { type: 'CHANGE', payload: {} }, {}],
    [
      'changes nothing for what is undefined',
      {
        type: 'CHANGE',
        payload: {
          paletteMode: undefined,
          direction: undefined,
          paletteColors: undefined,
        },
      },
      {},
    ],
  ])('%s', (_rule, action, difference) => {
    const before = structuredClone(CHANGED);
    const after = themeReducer(CHANGED, action);
    expect(after).toEqual({ ...CHANGED, ...difference });
    expect(after).not.toBe(CHANGED);
    expect(CHANGED).toEqual(before);
  });

  it('knows no limits of spacing: those belong to the controls', () => {
    const state = { ...CHANGED, spacing: SPACING_MIN };
    expect(themeReducer(state, { type: 'DECREASE_SPACING' }).spacing).toBe(0);
    expect(themeReducer(state, { type: 'SET_SPACING', payload: 99 }).spacing).toBe(
      99,
    );
  });

  it('throws an error that names an unknown action', () => {
    const action = { type: 'PAINT_IT_BLACK' } as unknown as ThemeAction;
    expect(() => themeReducer(CHANGED, action)).toThrow(
      'Unknown theme action: PAINT_IT_BLACK',
    );
  });
});

describe('resolvePaletteMode', () => {
  it.each([
    ['light', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['dark', true, 'dark'],
    ['system', false, 'light'],
    ['system', true, 'dark'],
  ] as const)(
    'shows %s where the system prefers dark: %p as %s',
    (choice, prefersDark, mode) => {
      expect(resolvePaletteMode(choice, prefersDark)).toBe(mode);
    },
  );
});

describe('parseModeChoice', () => {
  it('reads the three choices and nothing else', () => {
    const values = ['light', 'dark', 'system', 'Light', '', null, ['dark']];
    expect(values.map(parseModeChoice)).toEqual([
      'light',
      'dark',
      'system',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(DEFAULT_MODE_CHOICE).toBe('system');
  });
});

describe('stored theme state', () => {
  it('is versioned JSON without the mode', () => {
    expect(JSON.parse(serializeThemeState(CHANGED))).toEqual({
      version: 1,
      direction: 'rtl',
      dense: true,
      spacing: 4,
      paletteColors: CHANGED.paletteColors,
    });
    expect(serializeThemeState(INITIAL_THEME_STATE)).toBe(
      '{"version":1,"direction":"ltr","dense":false,"spacing":8,"paletteColors":{}}',
    );
  });

  it('is read back as it was stored, for every state', () => {
    fc.assert(
      fc.property(storedState, (state) => {
        expect(parseThemeState(serializeThemeState(state))).toEqual(state);
      }),
    );
  });

  it('takes no mode from storage', () => {
    expect(parseThemeState('{"version":1,"paletteMode":"dark"}').paletteMode).toBe(
      'light',
    );
  });

  it.each([
    null,
    undefined,
    '',
    'null',
    '[]',
    '"dark"',
    '{',
    '{"dense":true}',
    '{"version":2,"dense":true}',
    '{"version":"1","dense":true}',
    '{"__proto__":{"version":1},"dense":true}',
    '{"version":1,"__proto__":{"dense":true,"spacing":4,"direction":"rtl"}}',
    '{"version":1,"paletteColors":{"__proto__":{"primary":{"main":"#000000"}}}}',
    '{"version":1,"paletteColors":{"primary":{"__proto__":{"main":"#000000"}}}}',
    '{"version":1,"constructor":{"prototype":{"dense":true}}}',
    '['.repeat(100_000),
  ])('is the default where it is damaged: %.40p', (json) => {
    expect(parseThemeState(json)).toEqual(INITIAL_THEME_STATE);
  });

  it.each([
    ['direction', 'RTL'],
    ['direction', null],
    ['dense', 1],
    ['dense', 'true'],
    ['spacing', 0.99],
    ['spacing', 24.01],
    ['spacing', -4],
    ['spacing', '4'],
    ['spacing', null],
    ['spacing', [4]],
    ['paletteColors', null],
    ['paletteColors', '#000000'],
    ['paletteColors', { primary: '#000000' }],
    ['paletteColors', { primary: { main: 'red' } }],
    ['paletteColors', { primary: { main: '#fff' } }],
    ['paletteColors', { primary: { main: '#12345g' } }],
    ['paletteColors', { primary: { main: '#123456;}' } }],
    ['paletteColors', { primary: { main: ['#123456'] } }],
    ['paletteColors', { error: { main: '#123456' } }],
  ])('has the default for a damaged %s (%j) and keeps the rest', (field, value) => {
    const stored = { ...JSON.parse(serializeThemeState(CHANGED)), [field]: value };
    expect(parseThemeState(JSON.stringify(stored))).toEqual({
      ...CHANGED,
      paletteMode: 'light',
      [field]: INITIAL_THEME_STATE[field as keyof ThemeState],
    });
  });

  it('keeps one color where the other is damaged, in lower case', () => {
    const paletteColors = { primary: { main: '#ABCDEF' }, secondary: { main: 'x' } };
    const json = JSON.stringify({ version: 1, paletteColors });
    expect(parseThemeState(json).paletteColors).toEqual({
      primary: { main: '#abcdef' },
    });
  });

  it.each([SPACING_MIN, 8, 4.5, SPACING_MAX])('keeps the spacing %d', (spacing) => {
    expect(parseThemeState(JSON.stringify({ version: 1, spacing })).spacing).toBe(
      spacing,
    );
  });

  it('limits spacing to 1–24', () => {
    expect([SPACING_MIN, SPACING_MAX]).toEqual([1, 24]);
  });

  it('throws for no text and gives a state that can be stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const state = parseThemeState(text);
        expect(parseThemeState(serializeThemeState(state))).toEqual(state);
      }),
    );
  });

  it('leaves every object as it was, whatever is stored', () => {
    parseThemeState('{"version":1,"__proto__":{"polluted":true}}');
    expect('polluted' in {}).toBe(false);
  });
});

describe('normalizeThemeState', () => {
  it('keeps a whole state, mode included', () => {
    expect(normalizeThemeState(CHANGED)).toEqual(CHANGED);
  });

  it('makes a state of anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const state = normalizeThemeState(value);
        expect(normalizeThemeState(state)).toEqual(state);
      }),
    );
  });

  it('takes nothing from a prototype', () => {
    expect(normalizeThemeState(Object.create(CHANGED))).toEqual(INITIAL_THEME_STATE);
  });

  it.each([NaN, Infinity, -Infinity])(
    'has the default for the spacing %d',
    (spacing) => {
      expect(normalizeThemeState({ spacing }).spacing).toBe(8);
      expect(JSON.parse(serializeThemeState({ ...CHANGED, spacing })).spacing).toBe(
        8,
      );
    },
  );
});

describe('the direction of a language', () => {
  const LTR = INITIAL_THEME_STATE;
  const CHOSEN = themeReducer(LTR, {
    type: 'CHANGE',
    payload: { direction: 'ltr' },
  });

  it('turns the page unless the reader has chosen', () => {
    expect(applyLanguageDirection(LTR, 'rtl')).toEqual({ ...LTR, direction: 'rtl' });
    expect(applyLanguageDirection(LTR, 'ltr')).toBe(LTR);
    expect(applyLanguageDirection(CHOSEN, 'rtl')).toBe(CHOSEN);
    const rtl = { ...LTR, direction: 'rtl' } as const;
    expect(applyLanguageDirection(rtl, 'ltr')).toBe(rtl);
  });

  it('is not kept', () => {
    const shown = { ...applyLanguageDirection(LTR, 'rtl'), dense: true };
    expect(removeLanguageDirection(shown, LTR)).toEqual({ ...LTR, dense: true });
    expect(removeLanguageDirection(CHOSEN, LTR)).toBe(CHOSEN);
  });

  it('is a choice that is stored', () => {
    expect(serializeThemeState(CHOSEN)).toContain('"directionChosen":true');
    expect(parseThemeState(serializeThemeState(CHOSEN))).toEqual(CHOSEN);
    expect(
      parseThemeState('{"version":1,"directionChosen":"yes"}').directionChosen,
    ).toBeUndefined();
  });
});
