import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/joy/AccordionSummary';
import Add from '@mui/icons-material/Add';

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      sx={{
        [`& .${accordionSummaryClasses.button}`]: {
          flexDirection: 'row-reverse',
          justifyContent: 'flex-end',
        },
        [`& .${accordionSummaryClasses.indicator}`]: {
          transition: 'transform 0.2s',
          [`&.${accordionSummaryClasses.expanded}`]: { transform: 'rotate(45deg)' },
        },
      }}
    >
      <Accordion>
        <AccordionSummary indicator={<Add />}>Cookies</AccordionSummary>
        <AccordionDetails>Needed to keep you signed in.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={<Add />}>Statistics</AccordionSummary>
        <AccordionDetails>Anonymous numbers of visits.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
