import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const questions = {
  'Can I change the plan?': 'At any time, from the next month on.',
  'Do you store my card?': 'No, our payment provider does.',
};

export default function AccordionCards() {
  return (
    <AccordionGroup disableDivider sx={{ gap: 1 }}>
      {Object.entries(questions).map(([question, answer]) => (
        <Accordion
          key={question}
          sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 'md' }}
        >
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails slotProps={{ content: { sx: { pt: 1, pb: 2 } } }}>
            {answer}
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
