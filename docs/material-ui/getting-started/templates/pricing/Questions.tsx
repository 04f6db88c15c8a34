import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { QUESTIONS } from './data';

export default function Questions() {
  const id = React.useId();

  return QUESTIONS.map(({ question, answer }, index) => (
    <Accordion key={question} variant="outlined">
      <AccordionSummary
        id={`${id}-question-${index}`}
        aria-controls={`${id}-answer-${index}`}
        expandIcon={<ExpandMore />}
      >
        <Typography component="h3">{question}</Typography>
      </AccordionSummary>
      <AccordionDetails>{answer}</AccordionDetails>
    </Accordion>
  ));
}
