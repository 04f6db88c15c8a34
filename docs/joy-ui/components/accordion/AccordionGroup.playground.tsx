import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup, { type AccordionGroupProps } from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default {
  component: AccordionGroup,
  controls: {
    children: {
      choices: {
        Questions: [
          <Accordion key="delivery" defaultExpanded>
            <AccordionSummary>Delivery</AccordionSummary>
            <AccordionDetails>Two to three working days.</AccordionDetails>
          </Accordion>,
          <Accordion key="returns">
            <AccordionSummary>Returns</AccordionSummary>
            <AccordionDetails>Within 30 days, free of charge.</AccordionDetails>
          </Accordion>,
        ],
      },
      start: 'Questions',
    },
    variant: { options: ['plain', 'outlined', 'soft'] },
    color: {},
    size: {},
    disableDivider: {},
  },
} satisfies Playground<AccordionGroupProps>;
