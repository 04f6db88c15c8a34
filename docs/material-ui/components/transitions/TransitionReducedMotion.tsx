import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const fullMotion = createTheme();
const reducedMotion = createTheme({ transitions: { create: () => 'none' } });

export default function TransitionReducedMotion() {
  const [isReduced, setIsReduced] = React.useState(true);

  return (
    <ThemeProvider theme={isReduced ? reducedMotion : fullMotion}>
      <FormControlLabel
        label="Reduce motion"
        control={
          <Checkbox checked={isReduced} onChange={() => setIsReduced(!isReduced)} />
        }
      />
      <Accordion disableGutters>
        <AccordionSummary>Can I return an order?</AccordionSummary>
        <AccordionDetails>Yes, within 30 days.</AccordionDetails>
      </Accordion>
    </ThemeProvider>
  );
}
