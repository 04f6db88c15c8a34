/** @jest-environment node */
import { bringsTheme } from './bringsTheme';

it.each([
  ["import { createTheme } from '@mui/material/styles';", true],
  ["import { CssVarsProvider } from '@mui/joy/styles';", true],
  ["import { useTheme } from '@mui/material/styles';", false],
  ['const myCreateThemeButton = 1;', false],
])('a demo with %s: %s', (source, brings) => {
  expect(bringsTheme(source)).toBe(brings);
});
