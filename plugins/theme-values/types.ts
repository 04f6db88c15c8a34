import type { ThemeValue } from '../../src/lib/themeValues';

/** The values of each part of the default theme; `@generated/theme-values/default/parts.json`. */
export type ThemeParts = Readonly<Record<string, readonly ThemeValue[]>>;
