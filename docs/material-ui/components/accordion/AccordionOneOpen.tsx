import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const LEGS = [
  { name: 'Pier to lock', text: '6 km, against the stream, no landing.' },
  { name: 'Lock to island', text: '4 km, calm. Water at the island.' },
  { name: 'Island to mill', text: '9 km, two weirs to carry round.' },
];

export default function AccordionOneOpen() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>('Lock to island');

  return (
    <div>
      {LEGS.map(({ name, text }, index) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary
            id={`${id}-leg-${index}`}
            aria-controls={`${id}-text-${index}`}
            expandIcon={<ExpandMoreRounded />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
