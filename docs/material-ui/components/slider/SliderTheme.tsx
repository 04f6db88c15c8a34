import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeSliders(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSlider: {
        styleOverrides: {
          root: { height: 10 },
          rail: ({ theme }) =>
            theme.unstable_sx({
              boxSizing: 'border-box',
              opacity: 1,
              bgcolor: 'background.paper',
              border: '1px solid',
              borderColor: 'text.secondary',
            }),
          thumb: ({ theme }) =>
            theme.unstable_sx({
              width: 14,
              height: 26,
              borderRadius: '7px',
              border: '3px solid',
              borderColor: 'background.paper',
              outline: '1px solid currentColor',
              '&::before': { display: 'none' },
              '&.Mui-focusVisible': { outlineWidth: 3, boxShadow: 'none' },
            }),
        },
      },
    },
  };
}

export default function SliderTheme() {
  return (
    <ThemeProvider theme={shapeSliders}>
      <Box sx={{ px: 1 }}>
        <Slider aria-label="Light of the reading room" defaultValue={60} />
      </Box>
    </ThemeProvider>
  );
}
