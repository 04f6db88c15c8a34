import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ theme: { getColorSchemeSelector } }) => ({
          '--variant-solidBg': '#12467b',
          [getColorSchemeSelector('dark')]: {
            '--variant-solidBg': '#c7dff7',
            '--variant-solidColor': '#051423',
            '--variant-solidHoverBg': '#97c3f0',
          },
        }),
      },
    },
  },
});

export default function ThemedColorVariables() {
  return (
    <CssVarsProvider theme={theme}>
      <Button>Place order</Button>
    </CssVarsProvider>
  );
}
