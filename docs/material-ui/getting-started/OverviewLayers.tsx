import * as React from 'react';
import Slider, { SliderThumb } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import LocalFireDepartmentRounded from '@mui/icons-material/LocalFireDepartmentRounded';

// Layer 1: the theme gives all sliders below a default.
const theme = createTheme({
  components: { MuiSlider: { defaultProps: { marks: true } } },
});

// Layer 2: a component of your own for the slot. It renders what the slot is given.
function OvenThumb({ children, ...other }: React.HTMLAttributes<HTMLElement>) {
  return (
    <SliderThumb {...other}>
      {children}
      <LocalFireDepartmentRounded sx={{ fontSize: 16 }} />
    </SliderThumb>
  );
}

export default function OverviewLayers() {
  const labelId = React.useId();
  const [degrees, setDegrees] = React.useState(180);

  return (
    <ThemeProvider theme={theme}>
      <Typography id={labelId}>Oven: {degrees} °C</Typography>
      <Slider
        aria-labelledby={labelId}
        min={100}
        max={250}
        step={10}
        value={degrees}
        getAriaValueText={(value) => `${value} degrees`}
        onChange={(_event, value) => setDegrees(value as number)}
        slots={{ thumb: OvenThumb }}
        // Layer 3: props for what is in a slot.
        slotProps={{ rail: { style: { height: 8 } } }}
        // Layer 4: styles for one place, by class name.
        sx={{ '& .MuiSlider-thumb svg': { color: 'primary.contrastText' } }}
      />
    </ThemeProvider>
  );
}
