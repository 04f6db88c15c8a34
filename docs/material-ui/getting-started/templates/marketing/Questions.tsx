import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { QUESTIONS } from './data';
import Section from './Section';

export default function Questions() {
  const id = React.useId();
  const [open, setOpen] = React.useState<string | null>(QUESTIONS[0].question);

  return (
    <Section id="questions" title="What neighbours ask" tinted>
      {QUESTIONS.map(({ question, answer }, index) => (
        <Accordion
          key={question}
          disableGutters
          elevation={0}
          expanded={open === question}
          onChange={(_event, isOpen) => setOpen(isOpen ? question : null)}
        >
          <AccordionSummary
            id={`${id}-question-${index}`}
            aria-controls={`${id}-answer-${index}`}
            expandIcon={<ExpandMore />}
          >
            <Typography component="h3" sx={{ fontWeight: 700 }}>
              {question}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Typography sx={{ maxWidth: 640 }}>{answer}</Typography>
          </AccordionDetails>
        </Accordion>
      ))}
    </Section>
  );
}
