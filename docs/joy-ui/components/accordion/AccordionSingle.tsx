import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const sections = [
  { id: 'profile', title: 'Profile', text: 'Name, photo and time zone.' },
  { id: 'security', title: 'Security', text: 'Password and passkeys.' },
  { id: 'billing', title: 'Billing', text: 'Plan, card and invoices.' },
];

export default function AccordionSingle() {
  const [open, setOpen] = React.useState<string | null>('profile');

  return (
    <AccordionGroup>
      {sections.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={open === id}
          onChange={(_event, isExpanded) => setOpen(isExpanded ? id : null)}
        >
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
