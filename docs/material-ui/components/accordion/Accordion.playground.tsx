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
        id="delivery"
        aria-controls="delivery-text"
        expandIcon={<ExpandMore />}
      >
        Delivery
      </AccordionSummary>,
      <AccordionDetails key="details">
        Orders placed before noon leave our warehouse on the same day.
      </AccordionDetails>,
    ],
  },
} satisfies Playground<AccordionProps>;
