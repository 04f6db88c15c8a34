import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

function EventDate({ date }: { date: string }) {
  return (
    <TimelineOppositeContent color="text.secondary">
      <time dateTime={date}>{format.format(new Date(date))}</time>
    </TimelineOppositeContent>
  );
}

// TimelineItem looks for this name among its children.
EventDate.muiName = 'TimelineOppositeContent';

export default function TimelineCustomComponent() {
  return (
    <Timeline role="list" aria-label="Invoice 2041">
      <TimelineItem>
        <EventDate date="2025-03-02" />
        <TimelineSeparator>
          <TimelineDot />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Sent</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <EventDate date="2025-03-17" />
        <TimelineSeparator>
          <TimelineDot />
        </TimelineSeparator>
        <TimelineContent>Paid</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
