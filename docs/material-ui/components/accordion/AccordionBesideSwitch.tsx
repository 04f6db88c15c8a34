import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const CIRCUITS = [
  { name: 'Greenhouse heating', detail: 'On below 4 °C, off above 8 °C.' },
  { name: 'Pond pump', detail: 'A quarter of each hour.' },
];

export default function AccordionBesideSwitch() {
  const id = React.useId();
  const [on, setOn] = React.useState(['Pond pump']);

  return (
    <div>
      {CIRCUITS.map(({ name, detail }, index) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Switch
            checked={on.includes(name)}
            onChange={(_event, checked) =>
              setOn((before) =>
                checked ? [...before, name] : before.filter((each) => each !== name),
              )
            }
            inputProps={{ 'aria-labelledby': `${id}-circuit-${index}` }}
            sx={{ mt: 0.625 }}
          />
          <Accordion disableGutters elevation={0} sx={{ flexGrow: 1 }}>
            <AccordionSummary
              id={`${id}-circuit-${index}`}
              aria-controls={`${id}-detail-${index}`}
              expandIcon={<ExpandMoreRounded />}
            >
              {name}
            </AccordionSummary>
            <AccordionDetails>{detail}</AccordionDetails>
          </Accordion>
        </Box>
      ))}
    </div>
  );
}
