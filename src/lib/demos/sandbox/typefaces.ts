import type { ThemeProvider } from './chooseProvider';

/** A typeface as a package that a project installs. */
export interface Typeface {
  packageName: string;
  version: string;
  weights: readonly number[];
}

/**
 * The typeface that the theme of a library names and does not include, in the weights that it
 * uses, as on the installation pages; MUI System names none.
 */
const TYPEFACES: Partial<Record<ThemeProvider, Typeface>> = {
  '@mui/material': {
    packageName: '@fontsource/roboto',
    version: '5.3.0',
    weights: [300, 400, 500, 700],
  },
  '@mui/joy': {
    packageName: '@fontsource/inter',
    version: '5.3.0',
    weights: [400, 500, 600, 700],
  },
};

/** Chooses the typeface that a project is installed with; null where its theme names none. */
export function chooseTypeface(provider: ThemeProvider | null): Typeface | null {
  return (provider && TYPEFACES[provider]) ?? null;
}
