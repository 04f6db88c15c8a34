import type { SxProps } from '@mui/material/styles';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const dashed: SxProps = {
  width: 0,
  bgcolor: 'transparent',
  borderInlineStart: '2px dashed',
  borderColor: 'text.disabled',
};

export default function TimelineProgress() {
  return (
    <Timeline role="list" aria-label="Delivery of order 1041">
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot color="success" />
          <TimelineConnector sx={{ bgcolor: 'success.main' }} />
        </TimelineSeparator>
        <TimelineContent>Packed (done)</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot color="success" />
          <TimelineConnector sx={dashed} />
        </TimelineSeparator>
        <TimelineContent>Sent (done)</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot variant="outlined" />
        </TimelineSeparator>
        <TimelineContent>Delivery (planned)</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
