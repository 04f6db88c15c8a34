import type { ThemeValue } from '../../../src/lib/theme/themeValues';

/** The values of each part of a default theme; `@generated/theme-values/default/*.json`. */
export type ThemeParts = Readonly<Record<string, readonly ThemeValue[]>>;
