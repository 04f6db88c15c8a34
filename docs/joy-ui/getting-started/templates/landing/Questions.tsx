import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Section from './Section';
import { QUESTIONS } from './data';

export default function Questions() {
  const [open, setOpen] = React.useState<string | null>(QUESTIONS[0].question);

  return (
    <Section title="Questions">
      <AccordionGroup
        variant="outlined"
        size="lg"
        sx={{
          maxWidth: 760,
          '--List-radius': '12px',
          // Hides closed answers from screen readers, too.
          '& .MuiAccordionDetails-root': {
            transition: 'var(--AccordionDetails-transition), visibility 0.2s',
            '&:not(.Mui-expanded)': { visibility: 'hidden' },
          },
        }}
      >
        {QUESTIONS.map(({ question, answer }) => (
          <Accordion
            key={question}
            expanded={open === question}
            onChange={(_event, expanded) => setOpen(expanded ? question : null)}
          >
            <AccordionSummary
              component="h3"
              sx={{ m: 0, fontSize: 'inherit', fontWeight: 'md' }}
            >
              {question}
            </AccordionSummary>
            <AccordionDetails>
              <Typography sx={{ maxWidth: 640 }}>{answer}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
      <Typography sx={{ mt: 2 }}>
        Another one?{' '}
        <Link href="/joy-ui/react-textarea/" underline="always">
          Write to us
        </Link>
        , and we answer on the same day.
      </Typography>
    </Section>
  );
}
