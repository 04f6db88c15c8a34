import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionBasic() {
  return (
    <AccordionGroup>
      <Accordion>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>Two to three working days.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Returns</AccordionSummary>
        <AccordionDetails>Within 30 days, free of charge.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
