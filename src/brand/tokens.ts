/**
 * Colours of the shell, one set a palette mode.
 *
 * Every pair that carries text reaches 4.5:1 and every control edge 3:1 against the
 * surface it lies on; `tokens.test.ts` measures all of them.
 */
export interface ColourTokens {
  /** Page background. */
  background: string;
  /** Quiet surface: code, side panels, footers. */
  surface: string;
  /** Surface of a hovered or selected row. */
  surfaceStrong: string;
  /** Surface that floats above the page: menus and dialogs. */
  raised: string;
  /** Hairline between areas; carries no meaning, so it has no contrast duty. */
  line: string;
  /** Edge of a control, 3:1 against every surface. */
  edge: string;
  text: string;
  textSecondary: string;
  textTertiary: string;
  /** Primary colour as text and as a thin mark. */
  primaryText: string;
  /** Tint behind a selected item. */
  primaryTint: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
  /** Dim behind a modal dialog. */
  backdrop: string;
  /** Shadow of what floats without dimming the page. */
  shadow: string;
}

export const LIGHT: ColourTokens = {
  background: '#ffffff',
  surface: '#f6f8fb',
  surfaceStrong: '#ebf0f6',
  raised: '#ffffff',
  line: '#dfe5ee',
  edge: '#7a889b',
  text: '#101828',
  textSecondary: '#3f4c60',
  textTertiary: '#566479',
  primaryText: '#0062c7',
  primaryTint: '#e8f2ff',
  success: '#12703b',
  warning: '#8a5200',
  danger: '#b3261e',
  info: '#0062c7',
  backdrop: 'rgb(16 24 40 / 45%)',
  shadow: '0 16px 40px rgb(16 24 40 / 14%)',
};

export const DARK: ColourTokens = {
  background: '#0b1017',
  surface: '#111823',
  surfaceStrong: '#1a2433',
  raised: '#141d2a',
  line: '#232f40',
  edge: '#66768d',
  text: '#e9eff7',
  textSecondary: '#b4c0d0',
  textTertiary: '#93a1b5',
  primaryText: '#66b0ff',
  primaryTint: '#0f2440',
  success: '#6fd39b',
  warning: '#f0b65c',
  danger: '#ff9c94',
  info: '#66b0ff',
  backdrop: 'rgb(2 6 12 / 65%)',
  shadow: '0 16px 40px rgb(2 6 12 / 60%)',
};

/** Quiet accent of each documentation set: a dot or an active bar, never a tint. */
export const PRODUCT_ACCENTS = {
  'material-ui': { light: '#0062c7', dark: '#66b0ff' },
  'joy-ui': { light: '#9a3f9e', dark: '#e39be6' },
  'base-ui': { light: '#4b5768', dark: '#b4c0d0' },
  system: { light: '#1d7a4c', dark: '#6fd39b' },
  x: { light: '#b04a1c', dark: '#ffab82' },
} as const;
