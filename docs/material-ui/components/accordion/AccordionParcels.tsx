import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const PARCELS = [
  {
    what: 'Bicycle bell',
    state: 'At the depot',
    detail: 'Delivery on Friday.',
  },
  { what: 'Two lampshades', state: 'On the van', detail: 'Stop 41 of 60.' },
];

export default function AccordionParcels() {
  const id = React.useId();

  return (
    <div>
      {PARCELS.map(({ what, state, detail }, index) => (
        <Accordion key={what}>
          <AccordionSummary
            id={`${id}-parcel-${index}`}
            aria-controls={`${id}-detail-${index}`}
            expandIcon={<ExpandMoreRounded />}
          >
            <Stack
              direction="row"
              flexWrap="wrap"
              useFlexGap
              justifyContent="space-between"
              spacing={1}
              sx={{ flexGrow: 1 }}
            >
              <Typography>{what}</Typography>
              <Typography color="text.secondary" sx={{ marginInlineEnd: 1 }}>
                {state}
              </Typography>
            </Stack>
          </AccordionSummary>
          <AccordionDetails>{detail}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
