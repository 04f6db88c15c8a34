import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const STAGES = ['Mould of loam', 'Casting', 'Cooling in the pit', 'Tuning'];

const planned = {
  bgcolor: 'transparent',
  width: 0,
  borderInlineStart: '2px dashed',
  borderColor: 'text.disabled',
};

export default function TimelineBellProgress() {
  const [done, setDone] = React.useState(2);

  return (
    <div>
      <Button
        onClick={() => setDone((count) => (count % STAGES.length) + 1)}
        variant="outlined"
      >
        {done < STAGES.length ? 'Finish the next stage' : 'Cast another bell'}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {done} of {STAGES.length} stages done
      </Typography>
      <Timeline
        role="list"
        aria-label="Stages of a bell"
        sx={{
          mb: 0,
          px: 0,
          [`& .${timelineItemClasses.root}::before`]: { display: 'none' },
        }}
      >
        {STAGES.map((stage, position) => (
          <TimelineItem key={stage}>
            <TimelineSeparator>
              {position < done ? (
                <TimelineDot color="success" />
              ) : (
                <TimelineDot variant="outlined" />
              )}
              {position < STAGES.length - 1 && (
                <TimelineConnector
                  sx={position < done - 1 ? { bgcolor: 'success.main' } : planned}
                />
              )}
            </TimelineSeparator>
            <TimelineContent>
              {stage}: {position < done ? 'done' : 'planned'}
            </TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  );
}
