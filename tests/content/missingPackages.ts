import { listImports } from '../../plugins/shared/listImports';
import { specifierToPackage } from '../../src/lib/demos/specifierToPackage';
import type { CodeFence } from './listCodeFences';

/**
 * Packages that code on pages imports and that the portal does not install, and the versions with
 * which the sweep checks that code. Everywhere else they may be anything.
 */
export const MISSING_PACKAGES: Readonly<Record<string, string>> = {
  '@emotion/server': '11.11.0',
  '@mui/material-next': '6.0.0-alpha.114',
  '@mui/material-nextjs': '5.15.5',
  '@mui/styles': '5.15.5',
  '@tailwindcss/vite': '4.3.5',
  '@tanstack/react-router': '1.170.46',
  '@vitejs/plugin-react': '6.3.0',
  'css-mediaquery': '0.1.2',
  'date-fns-tz': '2.0.1',
  express: '4.22.3',
  helmet: '8.3.0',
  'moment-jalaali': '0.10.5',
  next: '14.2.35',
  'styled-components': '6.6.0',
  'tss-react': '4.9.21',
  vite: '8.4.0',
};

/** Types of packages that include none. */
export const MISSING_TYPES: Readonly<Record<string, string>> = {
  '@types/css-mediaquery': '0.1.4',
  '@types/express': '4.17.25',
};

/** Lists the packages of a block that only the sweep has. */
export const listMissingPackages = ({ source, module }: CodeFence): string[] => [
  ...new Set(
    listImports(source, module)
      .map(({ specifier }) => specifierToPackage(specifier))
      .filter((name) => name in MISSING_PACKAGES),
  ),
];
