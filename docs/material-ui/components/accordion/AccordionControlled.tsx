import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMore from '@mui/icons-material/ExpandMore';

const settings = {
  Profile: 'Name, picture and time zone',
  Notifications: 'Email, push and weekly summary',
  Security: 'Password and two-factor authentication',
};

export default function AccordionControlled() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>('Profile');

  const handleChange =
    (panel: string) => (_event: React.SyntheticEvent, expanded: boolean) =>
      setOpen(expanded ? panel : null);

  return (
    <div>
      {Object.entries(settings).map(([panel, text]) => (
        <Accordion
          key={panel}
          expanded={open === panel}
          onChange={handleChange(panel)}
        >
          <AccordionSummary
            id={id + panel}
            aria-controls={`${id + panel}-content`}
            expandIcon={<ExpandMore />}
          >
            {panel}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
