import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

export default function AccordionCustomIcon() {
  const id = React.useId();
  const [expanded, setExpanded] = React.useState(false);

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, isExpanded) => setExpanded(isExpanded)}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-content`}
        expandIcon={expanded ? <Remove /> : <Add />}
        sx={{
          flexDirection: 'row-reverse',
          gap: 1,
          '& .MuiAccordionSummary-expandIconWrapper': {
            color: 'primary.main',
            transform: 'none',
          },
        }}
      >
        Size and fit
      </AccordionSummary>
      <AccordionDetails>
        Regular fit. The model is 1.80 m tall and wears size M.
      </AccordionDetails>
    </Accordion>
  );
}
