import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, type PaletteRange } from '@mui/joy/styles';
import { brandDark, brandLight } from './brand';

declare module '@mui/joy/styles' {
  interface Palette {
    brand: PaletteRange;
  }
  interface ColorPalettePropOverrides {
    brand: true;
  }
}

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { brand: brandLight } },
    dark: { palette: { brand: brandDark } },
  },
});

export default function ThemeColorsBrand() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" gap={1.5} flexWrap="wrap" alignItems="center">
        <Button color="brand">Subscribe</Button>
        <Button color="brand" variant="outlined">
          Compare plans
        </Button>
        <Chip color="brand">New</Chip>
        <Typography color="brand">20 % off until Sunday</Typography>
      </Stack>
    </CssVarsProvider>
  );
}
