import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';

export default function AccordionPlusMinus() {
  const id = React.useId();
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, next) => setExpanded(next)}
      variant="outlined"
    >
      <AccordionSummary
        id={`${id}-yarn`}
        aria-controls={`${id}-care`}
        expandIcon={expanded ? <RemoveRounded /> : <AddRounded />}
        sx={{
          flexDirection: 'row-reverse',
          gap: 1,
          '& .MuiAccordionSummary-expandIconWrapper': {
            color: 'primary.main',
            transform: 'none',
          },
        }}
      >
        Care of merino
      </AccordionSummary>
      <AccordionDetails>
        Cold water, no spinning, dry flat and out of the sun.
      </AccordionDetails>
    </Accordion>
  );
}
