import { parseHexColor } from './palette';

/** The mode that is shown. */
export type PaletteMode = 'light' | 'dark';

/** The mode that is chosen. `system` follows the operating system. */
export type ModeChoice = 'light' | 'dark' | 'system';

/** Reading direction of the page. */
export type Direction = 'ltr' | 'rtl';

/** Colors the reader has chosen, as `#rrggbb` in lower case; absent = the theme's own. */
export interface PaletteColors {
  primary?: { main: string };
  secondary?: { main: string };
}

/** The palette colors that a reader can choose. */
export const PALETTE_COLOR_NAMES = ['primary', 'secondary'] as const;

export interface ThemeState {
  dense: boolean;
  direction: Direction;
  /** Whether the reader has said so; otherwise the language may turn it. */
  directionChosen?: true;
  paletteColors: PaletteColors;
  /** Pixels of one spacing unit. */
  spacing: number;
  paletteMode: PaletteMode;
  /** Mode of a link; the reader's own has a key of its own, `mui-mode`. */
  mode?: ModeChoice | undefined;
}

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Pick<ThemeState, 'paletteMode' | 'paletteColors'>> & {
        /** Null takes a choice back. */
        direction?: Direction | null | undefined;
      };
    };

/** Local storage key of the chosen mode. */
export const MODE_KEY = 'mui-mode';

/** Local storage key of everything else in the theme state. */
export const THEME_KEY = 'docs-theme';

/** Default mode of readers who have not chosen one. */
export const DEFAULT_MODE_CHOICE: ModeChoice = 'system';

/** Smallest spacing that can be stored; the control for less is disabled there. */
export const SPACING_MIN = 1;

/** Largest spacing that can be stored; the control for more is disabled there. */
export const SPACING_MAX = 24;

/** Format of the stored state. Another version is not understood and gives the defaults. */
const STORED_VERSION = 1;

export const INITIAL_THEME_STATE: Readonly<ThemeState> = Object.freeze({
  dense: false,
  direction: 'ltr',
  paletteColors: Object.freeze({}),
  spacing: 8,
  paletteMode: 'light',
});

/**
 * The next theme state, always a new object. It does what the action says and knows no limits:
 * those belong to the controls and to what is stored.
 *
 * @throws Error that names an unknown action
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return {
        ...state,
        dense: INITIAL_THEME_STATE.dense,
        spacing: INITIAL_THEME_STATE.spacing,
      };
    case 'RESET_COLORS':
      return { ...state, paletteColors: INITIAL_THEME_STATE.paletteColors };
    case 'CHANGE': {
      const { paletteMode, direction, paletteColors } = action.payload;
      const { directionChosen: _chosen, ...rest } = state;
      return {
        ...rest,
        ...chooseDirection(state, direction),
        paletteMode: paletteMode ?? state.paletteMode,
        paletteColors: paletteColors ?? state.paletteColors,
      };
    }
    default:
      throw new Error(
        `Unknown theme action: ${String((action as ThemeAction).type)}`,
      );
  }
}

function chooseDirection(
  { direction, directionChosen }: ThemeState,
  choice: Direction | null | undefined,
): Pick<ThemeState, 'direction' | 'directionChosen'> {
  switch (choice) {
    case undefined:
      return { direction, ...(directionChosen ? { directionChosen } : {}) };
    case null:
      return { direction: INITIAL_THEME_STATE.direction };
    default:
      return { direction: choice, directionChosen: true };
  }
}

/** Returns the value if it is a mode choice, else undefined. */
export function parseModeChoice(value: unknown): ModeChoice | undefined {
  return value === 'light' || value === 'dark' || value === 'system'
    ? value
    : undefined;
}

/** The mode to show. */
export function resolvePaletteMode(
  choice: ModeChoice,
  prefersDark: boolean,
): PaletteMode {
  return choice === 'dark' || (choice === 'system' && prefersDark)
    ? 'dark'
    : 'light';
}

/** Own property of an object, so that nothing comes from a prototype. */
function readOwn(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as Record<string, unknown>)[key]
    : undefined;
}

function normalizePaletteColors(value: unknown): PaletteColors {
  const colors: PaletteColors = {};
  for (const name of PALETTE_COLOR_NAMES) {
    const main = parseHexColor(readOwn(readOwn(value, name), 'main'));
    if (main !== undefined) {
      colors[name] = { main };
    }
  }
  return colors;
}

/**
 * Makes a theme state of anything: a field that is missing or damaged takes its default, the
 * others are kept. Never throws on data.
 */
export function normalizeThemeState(value: unknown): ThemeState {
  const dense = readOwn(value, 'dense');
  const spacing = readOwn(value, 'spacing');
  return {
    dense: dense === true,
    direction: readOwn(value, 'direction') === 'rtl' ? 'rtl' : 'ltr',
    ...(readOwn(value, 'directionChosen') === true ? { directionChosen: true } : {}),
    paletteColors: normalizePaletteColors(readOwn(value, 'paletteColors')),
    spacing:
      typeof spacing === 'number' && spacing >= SPACING_MIN && spacing <= SPACING_MAX
        ? spacing
        : INITIAL_THEME_STATE.spacing,
    paletteMode: readOwn(value, 'paletteMode') === 'dark' ? 'dark' : 'light',
    mode: parseModeChoice(readOwn(value, 'mode')),
  };
}

/**
 * Reads the stored theme state. The mode is not part of it (it has its own key), so it is the
 * initial one. Unreadable text and other versions give the defaults. Never throws.
 */
export function parseThemeState(json: string | null | undefined): ThemeState {
  let stored: unknown = null;
  try {
    stored = JSON.parse(String(json));
  } catch {
    // Not JSON: as if nothing were stored.
  }
  const known = readOwn(stored, 'version') === STORED_VERSION ? stored : null;
  return {
    ...normalizeThemeState(known),
    paletteMode: INITIAL_THEME_STATE.paletteMode,
  };
}

/**
 * Text to store, without the mode that is shown. A value that could not be read back is stored
 * as its default.
 *
 * @example
 * serializeThemeState(INITIAL_THEME_STATE)
 * // → '{"version":1,"direction":"ltr","dense":false,"spacing":8,"paletteColors":{}}'
 */
export function serializeThemeState(state: ThemeState): string {
  const { direction, directionChosen, dense, spacing, paletteColors, mode } =
    normalizeThemeState(state);
  return JSON.stringify({
    version: STORED_VERSION,
    direction,
    directionChosen,
    dense,
    spacing,
    paletteColors,
    mode,
  });
}

/**
 * The theme state as it is shown in a language: a right-to-left language mirrors the page,
 * unless the reader has chosen a direction.
 *
 * @param direction that of the language
 */
export function applyLanguageDirection(
  state: ThemeState,
  direction: Direction,
): ThemeState {
  return direction === 'rtl' && !state.directionChosen
    ? { ...state, direction }
    : state;
}

/**
 * The other way round: the theme state to keep, without what the language has turned.
 *
 * @param kept what is kept so far
 */
export function removeLanguageDirection(
  state: ThemeState,
  kept: ThemeState,
): ThemeState {
  return state.directionChosen ? state : { ...state, direction: kept.direction };
}
