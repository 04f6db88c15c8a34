import type { SandboxLibrary } from './types';

/** Package that provides the theme of a project. */
export type ThemeProvider = '@mui/joy' | '@mui/material' | '@mui/system';

const PROVIDERS: Record<SandboxLibrary, readonly ThemeProvider[]> = {
  'material-ui': ['@mui/material', '@mui/system'],
  'joy-ui': ['@mui/joy', '@mui/system'],
  'base-ui': ['@mui/system', '@mui/material'],
  system: ['@mui/system', '@mui/material'],
};

/**
 * Chooses where the theme of a project comes from: the library of the page if the demo
 * uses it, so that the project installs nothing the demo has no need of.
 *
 * @returns null for a demo that knows no theme, such as one of Base UI with plain CSS
 */
export function chooseProvider(
  library: SandboxLibrary,
  packages: Readonly<Record<string, string>>,
): ThemeProvider | null {
  return (
    PROVIDERS[library].find((provider) => Object.hasOwn(packages, provider)) ?? null
  );
}
