import { printJoyTheme } from './printJoyTheme';

const HEAD = "import { extendTheme } from '@mui/joy/styles';\n\n";

it('is a call without options for the default theme', () => {
  expect(printJoyTheme({})).toBe(`${HEAD}export const theme = extendTheme();\n`);
});

it('the printed theme has the tokens that differ, and no others', () => {
  expect(
    printJoyTheme({
      'light.primary.solidBg': 'primary.600',
      'dark.text.primary': '#ffffff',
      'radius.sm': '4px',
      'radius.md': '4px',
      'fontFamily.body': "Georgia, 'Times New Roman'",
      'fontWeight.md': '450',
    }),
  ).toBe(`${HEAD}export const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: { solidBg: 'var(--joy-palette-primary-600)' },
      },
    },
    dark: {
      palette: {
        text: { primary: '#ffffff' },
      },
    },
  },
  radius: { sm: '4px', md: '4px' },
  fontFamily: { body: "Georgia, 'Times New Roman'" },
  fontWeight: { md: 450 },
});
`);
});

it('writes a colour once that both schemes share', () => {
  const steps = { 500: '#6d28d9', 600: '#5a1ab8' };
  const tokens = Object.fromEntries(
    ['light', 'dark'].flatMap((scheme) =>
      Object.entries(steps).map(([step, colour]) => [
        `${scheme}.primary.${step}`,
        colour,
      ]),
    ),
  );
  expect(printJoyTheme(tokens))
    .toBe(`${HEAD}const primary = { 500: '#6d28d9', 600: '#5a1ab8' };

export const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: { primary },
    },
    dark: {
      palette: { primary },
    },
  },
});
`);
});
