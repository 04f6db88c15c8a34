import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSlider: {
      defaultProps: { valueLabelDisplay: 'auto' },
      styleOverrides: {
        root: { height: 10 },
        rail: {
          boxSizing: 'border-box',
          opacity: 1,
          backgroundColor: 'transparent',
          border: '1px solid currentColor',
        },
        thumb: {
          width: 14,
          height: 26,
          borderRadius: 7,
          '&::before': { display: 'none' },
        },
        valueLabel: { borderRadius: 8 },
      },
    },
  },
});

export default function SliderTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Slider aria-label="Zoom" min={50} max={200} defaultValue={100} />
    </ThemeProvider>
  );
}
