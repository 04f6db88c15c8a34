import JoyButton from '@mui/joy/Button';
import {
  CssVarsProvider,
  extendTheme,
  THEME_ID as JOY_THEME_ID,
} from '@mui/joy/styles';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = { [THEME_ID]: createTheme() };
const joyTheme = { [JOY_THEME_ID]: extendTheme() };

export default function ThemeScopingJoy() {
  return (
    <CssVarsProvider theme={joyTheme} defaultMode="system">
      <ThemeProvider theme={materialTheme}>
        <Stack direction="row" spacing={2}>
          <Button variant="contained">Material UI</Button>
          <JoyButton>Joy UI</JoyButton>
        </Stack>
      </ThemeProvider>
    </CssVarsProvider>
  );
}
