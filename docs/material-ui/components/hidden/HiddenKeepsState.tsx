import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Hidden from '@mui/material/Hidden';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const createSteps = (sm: number) =>
  createTheme({
    breakpoints: { values: { xs: 0, sm, md: sm + 1, lg: sm + 2, xl: sm + 3 } },
  }).breakpoints;

const narrowFrom = createSteps(9999);
const wideFrom = createSteps(1);

const takeForNarrow = (outer: Theme): Theme => ({
  ...outer,
  breakpoints: narrowFrom,
});
const takeForWide = (outer: Theme): Theme => ({ ...outer, breakpoints: wideFrom });

export default function HiddenKeepsState() {
  const [isNarrow, setIsNarrow] = React.useState(false);

  return (
    <ThemeProvider theme={isNarrow ? takeForNarrow : takeForWide}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', minHeight: 150 }}>
        <FormControlLabel
          label="Take the window for narrow"
          control={
            <Switch checked={isNarrow} onChange={() => setIsNarrow(!isNarrow)} />
          }
        />
        <Hidden only="xs" implementation="css">
          <TextField size="small" label="Hidden by CSS" />
        </Hidden>
        <Hidden only="xs">
          <TextField size="small" label="Hidden by script" />
        </Hidden>
      </Box>
    </ThemeProvider>
  );
}
