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
          rail: ({ theme }) => ({
            opacity: 1,
            backgroundColor: theme.palette.background.paper,
            boxShadow: `inset 0 0 0 1px ${theme.palette.text.secondary}`,
          }),
          thumb: ({ theme }) => ({
            width: 14,
            height: 26,
            borderRadius: 7,
            border: `3px solid ${theme.palette.background.paper}`,
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
