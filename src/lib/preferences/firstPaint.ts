import {
  INITIAL_API_DISPLAY,
  parseApiDisplay,
  type ApiSection,
} from '../reference/apiDisplay';
import {
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  parseCodeStyling,
} from '../demos/codeStyling';
import { DEFAULT_CODE_VARIANT, parseCodeVariant } from '../demos/codeVariant';
import {
  derivePaletteColor,
  mixColors,
  readableInkOn,
  readableOn,
  relativeLuminance,
} from '../theme/palette';
import {
  DEFAULT_MODE_CHOICE,
  INITIAL_THEME_STATE,
  PALETTE_COLOR_NAMES,
  normalizeThemeState,
  parseModeChoice,
  resolvePaletteMode,
  type Direction,
  type PaletteMode,
} from '../theme/themeState';

/**
 * Input of the first paint. The values come from storage, so none is trusted: whatever is not
 * one of the allowed values counts as the default.
 */
export interface FirstPaintInput {
  /** A `ModeChoice`. */
  modeChoice: unknown;
  /** Whether the operating system prefers dark mode. */
  prefersDark: boolean;
  /** A `ThemeState`; its mode is not looked at. */
  theme: unknown;
  /** A `CodeVariant`. */
  codeVariant: unknown;
  /** A `CodeStyling`. */
  codeStyling: unknown;
  /** An `ApiDisplay` for each section. */
  apiDisplays: Readonly<Partial<Record<ApiSection, unknown>>>;
}

/** Attributes of `<html>`; null removes one. */
export type HtmlAttributes = Record<string, string | null>;

/** Attributes and styles of the document for the first paint. */
export interface FirstPaint {
  html: HtmlAttributes;
  body: { class: PaletteMode; dir: Direction };
  /** CSS variables of `<html>` that differ from the style sheet. */
  styles: Record<string, string>;
}

/**
 * The surface of the shell in each mode on which text is hardest to read: what is readable
 * there in a chosen color is readable on all of them. `tokens.test.ts` of the brand
 * compares the surfaces.
 */
export const WORST_CASE_BACKGROUNDS: Readonly<Record<PaletteMode, string>> = {
  light: '#ebf0f6',
  dark: '#0f2440',
};

/** Background of the page in each mode; `tokens.test.ts` of the brand compares it. */
export const PAGE_BACKGROUNDS: Readonly<Record<PaletteMode, string>> = {
  light: '#ffffff',
  dark: '#0b1017',
};

/** Most of a chosen color that a tint holds: about as much as the brand's own. */
const TINT_SHARE: Readonly<Record<PaletteMode, number>> = { light: 0.1, dark: 0.2 };

/**
 * Tint behind a selected item: as strong as text stays readable on it, by the measure of
 * {@link WORST_CASE_BACKGROUNDS}.
 */
function colorToTint(main: string, mode: PaletteMode): string {
  const limit = relativeLuminance(WORST_CASE_BACKGROUNDS[mode]);
  for (let share = TINT_SHARE[mode]; share > 0.005; share -= 0.01) {
    const tint = mixColors(main, PAGE_BACKGROUNDS[mode], share);
    const distance = relativeLuminance(tint) - limit;
    if (mode === 'dark' ? distance <= 0 : distance >= 0) {
      return tint;
    }
  }
  return PAGE_BACKGROUNDS[mode];
}

function colorToStyles(
  name: string,
  main: string,
  mode: PaletteMode,
): Record<string, string> {
  const styles: Record<string, string> = {
    [`--portal-${name}`]: main,
    [`--portal-${name}-contrast`]: readableInkOn(main),
    [`--portal-${name}-text`]: readableOn(main, WORST_CASE_BACKGROUNDS[mode]),
  };
  for (const [shade, value] of Object.entries(derivePaletteColor(main))) {
    styles[`--mui-palette-${name}-${shade}`] = value;
  }
  return styles;
}

/**
 * Turns the reader's preferences into attributes and CSS variables. Static demos are held back
 * by `data-theme-changed` where density, spacing or palette are not the ones they were rendered
 * with. Pure and small, for it runs in an inline script. Never throws.
 */
export function computeFirstPaint(input: FirstPaintInput): FirstPaint {
  const modeChoice = parseModeChoice(input.modeChoice) ?? DEFAULT_MODE_CHOICE;
  const mode = resolvePaletteMode(modeChoice, input.prefersDark);
  const { dense, direction, paletteColors, spacing } = normalizeThemeState(
    input.theme,
  );
  const displayOf = (section: ApiSection) =>
    parseApiDisplay(input.apiDisplays[section]) ?? INITIAL_API_DISPLAY;

  const styles: Record<string, string> = {};
  if (spacing !== INITIAL_THEME_STATE.spacing) {
    styles['--portal-spacing'] = `${spacing}px`;
  }
  for (const name of PALETTE_COLOR_NAMES) {
    const main = paletteColors[name]?.main;
    if (main !== undefined) {
      Object.assign(styles, colorToStyles(name, main, mode));
      if (name === 'primary') {
        styles['--portal-primary-tint'] = colorToTint(main, mode);
      }
    }
  }

  return {
    html: {
      'data-theme': mode,
      'data-mode': modeChoice,
      dir: direction,
      'data-dense': dense ? '' : null,
      'data-code-variant':
        parseCodeVariant(input.codeVariant) ?? DEFAULT_CODE_VARIANT,
      'data-code-styling':
        CODE_STYLING_IDS[
          parseCodeStyling(input.codeStyling) ?? DEFAULT_CODE_STYLING
        ],
      'data-api-props': displayOf('props'),
      'data-api-slots': displayOf('slots'),
      'data-api-classes': displayOf('classes'),
      'data-theme-changed': dense || Object.keys(styles).length > 0 ? '' : null,
    },
    body: { class: mode, dir: direction },
    styles,
  };
}
