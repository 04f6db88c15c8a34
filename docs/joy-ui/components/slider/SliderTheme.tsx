import Slider from '@mui/joy/Slider';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySlider: {
      defaultProps: { color: 'success', valueLabelDisplay: 'auto' },
      styleOverrides: {
        root: {
          '--Slider-thumbSize': '22px',
          '--Slider-thumbRadius': '6px',
          '--Slider-trackSize': '10px',
        },
        valueLabel: ({ theme: { vars } }) => ({ borderRadius: vars.radius.md }),
      },
    },
  },
});

export default function SliderTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Slider aria-label="Target" defaultValue={55} />
    </ThemeProvider>
  );
}
