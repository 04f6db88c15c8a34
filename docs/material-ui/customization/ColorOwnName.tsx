import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  ThemeProvider,
  type PaletteColor,
  type PaletteColorOptions,
  type Theme,
} from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    harvest: PaletteColor;
  }
  interface PaletteOptions {
    harvest?: PaletteColorOptions;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    harvest: true;
  }
}

const { palette } = createTheme();

const createHarvestTheme = ({ direction, components, spacing }: Theme) =>
  createTheme({
    direction,
    components,
    spacing,
    palette: {
      harvest: palette.augmentColor({ color: { main: '#9a3412' }, name: 'harvest' }),
    },
  });

export default function ColorOwnName() {
  const [crates, setCrates] = React.useState(12);

  return (
    <ThemeProvider theme={createHarvestTheme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Typography role="status">Apples: {crates} crates</Typography>
        <Button
          color="harvest"
          variant="contained"
          onClick={() => setCrates(crates + 1)}
        >
          Add a crate
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
