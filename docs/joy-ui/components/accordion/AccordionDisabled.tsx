import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDisabled() {
  return (
    <AccordionGroup variant="outlined" sx={{ borderRadius: 'md' }}>
      <Accordion defaultExpanded>
        <AccordionSummary>Members</AccordionSummary>
        <AccordionDetails>
          Twelve people. Single sign-on is part of the company plan.
        </AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Single sign-on</AccordionSummary>
        <AccordionDetails>Not available.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
