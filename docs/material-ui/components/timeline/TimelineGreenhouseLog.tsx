import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default function TimelineGreenhouseLog() {
  const [log, setLog] = React.useState([{ id: 1, text: 'Heating on' }]);

  const add = (text: string) =>
    setLog((entries) => [{ id: entries.length + 1, text }, ...entries]);

  return (
    <div>
      <Stack direction="row" gap={1} flexWrap="wrap">
        <Button variant="outlined" onClick={() => add('Window opened')}>
          Open window
        </Button>
        <Button variant="outlined" onClick={() => add('Beds watered')}>
          Water beds
        </Button>
      </Stack>
      <div role="log" aria-label="Greenhouse" aria-relevant="additions">
        <Timeline
          role="list"
          sx={{
            mb: 0,
            px: 0,
            [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
          }}
        >
          {log.map(({ id, text }, position) => (
            <TimelineItem key={id} sx={{ minHeight: 52 }}>
              <TimelineSeparator>
                <TimelineDot color={position === 0 ? 'primary' : 'grey'} />
                {position < log.length - 1 && <TimelineConnector />}
              </TimelineSeparator>
              <TimelineContent>
                {id}. {text}
              </TimelineContent>
            </TimelineItem>
          ))}
        </Timeline>
      </div>
    </div>
  );
}
