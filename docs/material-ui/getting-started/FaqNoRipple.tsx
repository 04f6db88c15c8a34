import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const focusRing = {
  '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
};
const theme = createTheme({
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: focusRing },
    },
  },
});

export default function FaqNoRipple() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Save</Button>
        <FormControlLabel control={<Checkbox />} label="Notify the team" />
      </Stack>
    </ThemeProvider>
  );
}
