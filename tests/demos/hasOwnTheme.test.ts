/** @jest-environment node */
import { hasOwnTheme } from './hasOwnTheme';

it.each([
  ["import { createTheme } from '@mui/material/styles';", true],
  ["import { CssVarsProvider } from '@mui/joy/styles';", true],
  ["import { useTheme } from '@mui/material/styles';", false],
  ['const myCreateThemeButton = 1;', false],
])('a demo with %s: %s', (source, brings) => {
  expect(hasOwnTheme(source)).toBe(brings);
});
