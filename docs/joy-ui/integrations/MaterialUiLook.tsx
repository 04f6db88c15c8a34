import Box from '@mui/joy/Box';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = {
  [THEME_ID]: createTheme({
    palette: { primary: { main: '#0B6BCB', dark: '#185EA5' } },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: 'var(--joy-fontFamily-body)',
      button: { textTransform: 'none', fontWeight: 600, lineHeight: 1.5 },
    },
    components: { MuiButton: { defaultProps: { disableElevation: true } } },
  }),
};

export default function MaterialUiLook() {
  return (
    <ThemeProvider theme={materialTheme}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <JoyButton>Joy UI</JoyButton>
        <Button variant="contained">Material UI</Button>
      </Box>
    </ThemeProvider>
  );
}
