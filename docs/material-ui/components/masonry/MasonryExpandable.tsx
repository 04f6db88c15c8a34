import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = {
  'Can I cancel?': 'Yes, until the end of the month.',
  'How do I pay?': 'By card, by invoice, or through your bank.',
  'Is there a trial?': 'Yes, for 30 days and without a card.',
  'Who sees my data?': 'Your team, and support if you allow it.',
};

export default function MasonryExpandable() {
  return (
    <Masonry columns={{ xs: 1, sm: 2 }} sx={{ width: 'auto' }}>
      {Object.entries(questions).map(([question, reply]) => (
        <div key={question}>
          <Accordion variant="outlined">
            <AccordionSummary expandIcon={<ExpandMoreIcon />}>
              {question}
            </AccordionSummary>
            <AccordionDetails>{reply}</AccordionDetails>
          </Accordion>
        </div>
      ))}
    </Masonry>
  );
}
