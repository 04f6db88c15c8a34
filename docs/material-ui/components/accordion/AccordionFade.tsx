import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import { type TransitionProps } from '@mui/material/transitions';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

type FadeInProps = TransitionProps & { children?: React.ReactElement };

function FadeIn({ children = <span />, ...props }: FadeInProps) {
  return <Fade {...props}>{children}</Fade>;
}

export default function AccordionFade() {
  const id = React.useId();

  return (
    <Accordion
      slots={{ transition: FadeIn }}
      slotProps={{ transition: { timeout: 400, unmountOnExit: true } }}
    >
      <AccordionSummary
        id={`${id}-riddle`}
        aria-controls={`${id}-solution`}
        expandIcon={<ExpandMoreRounded />}
      >
        What has keys and opens no lock?
      </AccordionSummary>
      <AccordionDetails>A piano.</AccordionDetails>
    </Accordion>
  );
}
