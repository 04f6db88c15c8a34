import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

const QUESTIONS = [
  {
    question: 'When may I burn garden waste?',
    answer: 'From November to March, on weekdays after four.',
  },
  {
    question: 'Who cuts the hedge to the path?',
    answer: 'The tenant of the plot, twice a year and no higher than 1.20 m.',
  },
  {
    question: 'May I keep hens?',
    answer: 'Up to six, without a cock, if both neighbours agree.',
  },
];

export default function AccordionAllotment() {
  const id = React.useId();

  return (
    <div>
      {QUESTIONS.map(({ question, answer }, index) => (
        <Accordion key={question} defaultExpanded={index === 1}>
          <AccordionSummary
            id={`${id}-question-${index}`}
            aria-controls={`${id}-answer-${index}`}
            expandIcon={<ExpandMoreRounded />}
          >
            {question}
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
