import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ExpandMore from '@mui/icons-material/ExpandMore';

const channels = [
  { name: 'Email', details: 'Sent to mia@example.com, once a day.' },
  { name: 'Push', details: 'Sent to two devices, at any time.' },
];

export default function AccordionWithSwitch() {
  const id = React.useId();

  return (
    <div>
      {channels.map(({ name, details }) => (
        <Stack key={name} direction="row" alignItems="flex-start">
          <Switch
            defaultChecked
            inputProps={{ 'aria-labelledby': id + name }}
            sx={{ mt: 0.625 }}
          />
          <Accordion disableGutters elevation={0} sx={{ flexGrow: 1 }}>
            <AccordionSummary
              id={id + name}
              aria-controls={`${id}details-of-${name}`}
              expandIcon={<ExpandMore />}
            >
              {name}
            </AccordionSummary>
            <AccordionDetails>{details}</AccordionDetails>
          </Accordion>
        </Stack>
      ))}
    </div>
  );
}
