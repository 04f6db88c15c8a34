import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMore from '@mui/icons-material/ExpandMore';

const faq = [
  { question: 'How long does shipping take?', answer: 'Two to four days.' },
  { question: 'Can I return an item?', answer: 'Yes, within 30 days.' },
];

export default function AccordionBasic() {
  const id = React.useId();

  return (
    <div>
      {faq.map(({ question, answer }, index) => (
        <Accordion key={question}>
          <AccordionSummary
            id={`${id}-question-${index}`}
            aria-controls={`${id}-answer-${index}`}
            expandIcon={<ExpandMore />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
