import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    harvest: Palette['primary'];
  }
  interface PaletteOptions {
    harvest?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    harvest: true;
  }
}

function createHarvestTheme({ direction, components, palette }: Theme) {
  return createTheme({
    direction,
    components,
    palette: {
      harvest: palette.augmentColor({ color: { main: '#7a4b00' }, name: 'harvest' }),
    },
  });
}

export default function ButtonCustomColor() {
  const [boxes, setBoxes] = React.useState(0);

  return (
    <ThemeProvider theme={createHarvestTheme}>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
      >
        <Button
          color="harvest"
          variant="contained"
          onClick={() => setBoxes(boxes + 1)}
        >
          Reserve a vegetable box
        </Button>
        <Typography role="status">Boxes reserved: {boxes}</Typography>
      </Stack>
    </ThemeProvider>
  );
}
