import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  type AccordionSummaryProps,
} from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

function HeadingSummary(props: AccordionSummaryProps) {
  return (
    <Box component="h3" sx={{ m: 0, typography: 'body1' }}>
      <AccordionSummary {...props} />
    </Box>
  );
}

export default function AccordionHeading() {
  const id = React.useId();

  return (
    <Accordion>
      <HeadingSummary id={id} aria-controls={`${id}-section`}>
        System requirements
      </HeadingSummary>
      <AccordionDetails>A current browser and 4 GB of memory.</AccordionDetails>
    </Accordion>
  );
}
