import { PRODUCT_ACCENTS, DARK, LIGHT, type ColourTokens } from './tokens';
import { createBrandTheme, MONO_FAMILY, SANS_FAMILY } from './createBrandTheme';

const toKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function renderDeclarations(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `  --portal-${name}: ${value};`)
    .join('\n');
}

function tokensToVariables(
  tokens: ColourTokens,
  mode: 'light' | 'dark',
): Record<string, string> {
  const { palette } = createBrandTheme({ paletteMode: mode });
  return {
    ...Object.fromEntries(
      Object.entries(tokens).map(([name, value]) => [
        toKebabCase(name),
        value as string,
      ]),
    ),
    primary: palette.primary.main,
    'primary-contrast': palette.primary.contrastText,
    ...Object.fromEntries(
      Object.entries(PRODUCT_ACCENTS).map(([id, accent]) => [
        `accent-${id}`,
        accent[mode],
      ]),
    ),
  };
}

/**
 * Writes the brand theme as CSS custom properties, prefix `--portal-`.
 *
 * @returns a style sheet with the sizes on `:root`, the light colours on `:root` and
 *   the dark ones on `[data-theme='dark']`; density and spacing answer to the
 *   attributes and variables that the first-paint script sets.
 */
export function renderBrandStyles(): string {
  const { shape } = createBrandTheme();
  const spacing = createBrandTheme().spacing(1);
  const sizes = {
    spacing,
    radius: `${shape.borderRadius}px`,
    'radius-control': '8px',
    'font-sans': SANS_FAMILY,
    'font-mono': MONO_FAMILY,
    'header-height': '64px',
    'row-height': '32px',
    'control-height': '36px',
    duration: '160ms',
  };
  const dense = { 'row-height': '28px', 'control-height': '30px' };
  return [
    `:root {\n  color-scheme: light;\n${renderDeclarations(sizes)}\n${renderDeclarations(tokensToVariables(LIGHT, 'light'))}\n}`,
    `[data-theme='dark'] {\n  color-scheme: dark;\n${renderDeclarations(tokensToVariables(DARK, 'dark'))}\n}`,
    `[data-dense] {\n${renderDeclarations(dense)}\n}`,
    '',
  ].join('\n\n');
}
