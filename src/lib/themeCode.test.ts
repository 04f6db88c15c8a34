import { printColourTheme, printDensityTheme } from './themeCode';

const FALLBACK = { primary: '#007fff', secondary: '#9c27b0' };

describe('printColourTheme', () => {
  it('prints what was chosen, else what is shown', () => {
    expect(printColourTheme({ secondary: { main: '#00aa00' } }, FALLBACK)).toBe(
      `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: '#007fff' },
    secondary: { main: '#00aa00' },
  },
});
`,
    );
  });
});

describe('printDensityTheme', () => {
  const components = {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiListItem: { defaultProps: { dense: true } },
  };
  const readTheme = (dense: boolean, spacing: number) =>
    printDensityTheme({ dense, spacing }, components).split('\n\n')[1];

  it('prints nothing that is as it was', () => {
    expect(readTheme(false, 8)).toBe('export const theme = createTheme();\n');
  });

  it('prints spacing alone', () => {
    expect(readTheme(false, 4)).toBe(`export const theme = createTheme({
  spacing: 4,
});
`);
  });

  it('prints the components of a dense theme', () => {
    expect(readTheme(true, 6)).toBe(`export const theme = createTheme({
  spacing: 6,
  components: {
    MuiTable: {
      defaultProps: { size: 'small' },
    },
    MuiListItem: {
      defaultProps: { dense: true },
    },
  },
});
`);
  });
});
