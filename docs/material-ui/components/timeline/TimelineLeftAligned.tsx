import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default function TimelineLeftAligned() {
  return (
    <Timeline
      role="list"
      aria-label="Sign-ins"
      sx={{
        m: 0,
        p: 0,
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
          display: 'none',
        },
      }}
    >
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Signed in on a new phone</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Changed the password</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
