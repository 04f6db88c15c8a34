import Accordion from '@mui/joy/Accordion';
import AccordionDetails, {
  accordionDetailsClasses,
} from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.3s ease-out', expanded: '0.15s ease' }}
      sx={{
        '@media (prefers-reduced-motion: reduce)': {
          [`& .${accordionDetailsClasses.root}, & .${accordionDetailsClasses.content}`]:
            {
              transition: 'none',
            },
        },
      }}
    >
      {['Opens in 0.15 s', 'Closes in 0.3 s'].map((title) => (
        <Accordion key={title}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>The height changes step by step.</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
