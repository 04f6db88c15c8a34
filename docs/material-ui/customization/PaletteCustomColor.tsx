import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    tertiary: Palette['primary'];
  }
  interface PaletteOptions {
    tertiary?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    tertiary: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    tertiary: true;
  }
}

const { augmentColor } = createTheme().palette;

const theme = createTheme({
  palette: { tertiary: augmentColor({ color: { main: '#a16207' } }) },
});

export default function PaletteCustomColor() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button color="tertiary" variant="contained">
          Upgrade plan
        </Button>
        <Chip color="tertiary" label="Trial" />
      </Stack>
    </ThemeProvider>
  );
}
