import * as React from 'react';
import Accordion, { type AccordionSlots } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function AccordionFadeTransition() {
  const id = React.useId();

  return (
    <Accordion
      slots={{ transition: Fade as AccordionSlots['transition'] }}
      slotProps={{ transition: { timeout: 400, unmountOnExit: true } }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-message`}
        expandIcon={<ExpandMore />}
      >
        Message from Omar
      </AccordionSummary>
      <AccordionDetails>The new designs are ready for review.</AccordionDetails>
    </Accordion>
  );
}
