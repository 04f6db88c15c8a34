import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const ROOMS = [
  { name: 'Bathroom', work: 'New tap, seal round the tub.' },
  { name: 'Kitchen', work: 'Hood does not draw. Measured twice.' },
  { name: 'Hall', work: 'Nothing to do.' },
];

export default function AccordionOpenAll() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string[]>([]);
  const all = open.length === ROOMS.length;

  return (
    <div>
      <Button
        size="small"
        onClick={() => setOpen(all ? [] : ROOMS.map(({ name }) => name))}
        sx={{ mb: 1 }}
      >
        {all ? 'Close all rooms' : 'Open all rooms'}
      </Button>
      {ROOMS.map(({ name, work }, index) => (
        <Accordion
          key={name}
          disableGutters
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen((before) =>
              expanded ? [...before, name] : before.filter((room) => room !== name),
            )
          }
        >
          <AccordionSummary
            id={`${id}-room-${index}`}
            aria-controls={`${id}-work-${index}`}
            expandIcon={<ExpandMoreRounded />}
          >
            {name}
          </AccordionSummary>
          <AccordionDetails>{work}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
