import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

const questions = ['Delivery', 'Returns'];

export default function OneOpenAccordion() {
  const [open, setOpen] = React.useState<string | null>('Delivery');
  return questions.map((question) => (
    <Accordion
      key={question}
      expanded={open === question}
      onChange={(_event, expanded) => setOpen(expanded ? question : null)}
    >
      <AccordionSummary
        id={`${question}-header`}
        aria-controls={`${question}-content`}
      >
        {question}
      </AccordionSummary>
      <AccordionDetails>{question} take three days.</AccordionDetails>
    </Accordion>
  ));
}
