import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: {
          solidBg: '#12467b',
          solidHoverBg: '#0a2744',
          solidActiveBg: '#051423',
        },
      },
    },
    dark: {
      palette: {
        primary: {
          solidColor: '#051423',
          solidBg: '#97c3f0',
          solidHoverBg: '#c7dff7',
          solidActiveBg: '#e3effb',
        },
      },
    },
  },
});

export default function ThemeColorsSolidButton() {
  return (
    <CssVarsProvider theme={theme}>
      <Button>Place order</Button>
    </CssVarsProvider>
  );
}
