import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

export default function AccordionUnavailable() {
  const id = React.useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          id={`${id}-summer`}
          aria-controls={`${id}-dates`}
          expandIcon={<ExpandMoreRounded />}
        >
          Summer course
        </AccordionSummary>
        <AccordionDetails>Six evenings from the third of June.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary id={`${id}-winter`} aria-controls={`${id}-later`}>
          Winter course
        </AccordionSummary>
        <AccordionDetails>Dates follow.</AccordionDetails>
      </Accordion>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        The dates of the winter course come out in August.
      </Typography>
    </div>
  );
}
