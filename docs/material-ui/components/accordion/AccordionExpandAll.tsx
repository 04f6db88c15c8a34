import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

const releases = [
  { version: '2.4', notes: 'Export of invoices as CSV.' },
  { version: '2.3', notes: 'Two-factor authentication.' },
  { version: '2.2', notes: 'Faster search.' },
];

export default function AccordionExpandAll() {
  const id = React.useId();
  const [open, setOpen] = React.useState<ReadonlySet<string>>(new Set());
  const allOpen = open.size === releases.length;

  const toggle = (version: string) => {
    const next = new Set(open);
    if (!next.delete(version)) next.add(version);
    setOpen(next);
  };

  const toggleAll = () =>
    setOpen(new Set(allOpen ? [] : releases.map(({ version }) => version)));

  return (
    <div>
      <Button onClick={toggleAll}>{allOpen ? 'Collapse all' : 'Expand all'}</Button>
      {releases.map(({ version, notes }) => (
        <Accordion
          key={version}
          expanded={open.has(version)}
          onChange={() => toggle(version)}
        >
          <AccordionSummary
            id={id + version}
            aria-controls={`${id}notes-${version}`}
          >
            Version {version}
          </AccordionSummary>
          <AccordionDetails>{notes}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
