import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const calmTheme = (outer: Theme): Theme => ({
  ...outer,
  transitions: { ...outer.transitions, create: () => 'none' },
});

const sameTheme = (outer: Theme): Theme => outer;

export default function TransitionCalmTheme() {
  const [isCalm, setIsCalm] = React.useState(true);
  const [isShown, setIsShown] = React.useState(false);

  return (
    <ThemeProvider theme={isCalm ? calmTheme : sameTheme}>
      <FormControlLabel
        label="Calm"
        control={<Switch checked={isCalm} onChange={() => setIsCalm(!isCalm)} />}
      />
      <FormControlLabel
        label="Owls"
        control={<Switch checked={isShown} onChange={() => setIsShown(!isShown)} />}
      />
      <Grow in={isShown}>
        <Paper variant="outlined" sx={{ p: 2, my: 1 }}>
          Two tawny owls, ringed
        </Paper>
      </Grow>
      <Accordion variant="outlined" disableGutters>
        <AccordionSummary>Weather of the night</AccordionSummary>
        <AccordionDetails>Clear, minus three, no wind.</AccordionDetails>
      </Accordion>
    </ThemeProvider>
  );
}
