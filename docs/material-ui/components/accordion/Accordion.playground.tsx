import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default {
  component: Accordion,
  controls: {
    disabled: {},
    disableGutters: {},
    square: {},
    variant: {},
    elevation: { min: 0, max: 24, step: 1 },
  },
  fixed: {
    defaultExpanded: true,
    children: [
      <AccordionSummary
        key="summary"
        id="lock-hours"
        aria-controls="lock-hours-text"
        expandIcon={<ExpandMore />}
      >
        Hours of the lock
      </AccordionSummary>,
      <AccordionDetails key="details">
        From seven to nine in the evening, in winter to five.
      </AccordionDetails>,
    ],
  },
} satisfies Playground<AccordionProps>;
