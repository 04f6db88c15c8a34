import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: { background: { surface: '#F7F4EE' } },
    },
    dark: {
      palette: {
        background: { surface: '#1B1A17' },
        text: { secondary: '#D6D0C4' },
        primary: {
          solidBg: '#8FB8F0',
          solidColor: '#0A1D36',
          solidHoverBg: '#B4D0F6',
        },
      },
    },
  },
});

export default function DarkModeTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Typography sx={{ mb: 2 }}>
          Warm greys, and a pale button in the dark.
        </Typography>
        <Button>Save</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
