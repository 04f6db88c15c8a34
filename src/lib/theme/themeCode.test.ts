import { printColourTheme, printDensityTheme } from './themeCode';

describe('printColourTheme', () => {
  const readTheme = (colors: Parameters<typeof printColourTheme>[0]) =>
    printColourTheme(colors).split('\n\n')[1];

  it('prints nothing that is as it was', () => {
    expect(readTheme({})).toBe('export const theme = createTheme();\n');
  });

  it('prints what was chosen', () => {
    expect(readTheme({ secondary: { main: '#00aa00' } }))
      .toBe(`export const theme = createTheme({
  palette: {
    secondary: { main: '#00aa00' },
  },
});
`);
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
