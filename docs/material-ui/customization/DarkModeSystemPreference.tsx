import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function DarkModeSystemPreference() {
  const id = React.useId();
  const [choice, setChoice] = React.useState('system');
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = choice === 'system' ? prefersDark : choice === 'dark';
  const theme = React.useMemo(
    () => createTheme({ palette: { mode: isDark ? 'dark' : 'light' } }),
    [isDark],
  );

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <FormControl>
          <FormLabel id={id}>Appearance</FormLabel>
          <RadioGroup
            row
            aria-labelledby={id}
            value={choice}
            onChange={(_event, value) => setChoice(value)}
          >
            <FormControlLabel value="light" label="Light" control={<Radio />} />
            <FormControlLabel value="dark" label="Dark" control={<Radio />} />
            <FormControlLabel value="system" label="System" control={<Radio />} />
          </RadioGroup>
        </FormControl>
      </Paper>
    </ThemeProvider>
  );
}
