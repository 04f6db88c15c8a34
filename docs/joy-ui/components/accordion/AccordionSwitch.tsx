import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function AccordionSwitch() {
  const [on, setOn] = React.useState(true);

  return (
    <AccordionGroup>
      <Accordion>
        <Stack direction="row" alignItems="center" sx={{ pr: 1.5 }}>
          <AccordionSummary sx={{ flexGrow: 1 }}>
            Email notifications
          </AccordionSummary>
          <Switch
            checked={on}
            onChange={(event) => setOn(event.target.checked)}
            slotProps={{ input: { 'aria-label': 'Email notifications' } }}
          />
        </Stack>
        <AccordionDetails>
          {on ? 'One email a day, at 8 a.m.' : 'No emails.'}
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
