import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Paper from '@mui/material/Paper';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const PARTS = [
  { name: 'Filters', text: 'Bees, Butterflies, Beetles' },
  { name: 'Place', text: 'Within 5 km of the mill' },
  { name: 'Season', text: 'May to August' },
];

export default function AccordionFlat() {
  const id = React.useId();

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {PARTS.map(({ name, text }, index) => (
        <Accordion
          key={name}
          square
          disableGutters
          elevation={0}
          defaultExpanded={index === 0}
          sx={{ '&.Mui-expanded::before': { opacity: 1 } }}
        >
          <AccordionSummary
            id={`${id}-part-${index}`}
            aria-controls={`${id}-text-${index}`}
            expandIcon={<ExpandMoreRounded fontSize="small" />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </Paper>
  );
}
