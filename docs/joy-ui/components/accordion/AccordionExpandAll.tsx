import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

const weeks = ['Week 1', 'Week 2', 'Week 3'];

export default function AccordionExpandAll() {
  const [open, setOpen] = React.useState<string[]>([]);
  const isAllOpen = open.length === weeks.length;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setOpen(isAllOpen ? [] : weeks)}
      >
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <AccordionGroup>
        {weeks.map((week) => (
          <Accordion
            key={week}
            expanded={open.includes(week)}
            onChange={(_event, isExpanded) =>
              setOpen(
                isExpanded ? [...open, week] : open.filter((item) => item !== week),
              )
            }
          >
            <AccordionSummary>{week}</AccordionSummary>
            <AccordionDetails>Four tasks, all done.</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Stack>
  );
}
