import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

function EntryDate({ day }: { day: string }) {
  return (
    <TimelineOppositeContent color="text.secondary">
      <time dateTime={day}>{LONG_DATE.format(new Date(day))}</time>
    </TimelineOppositeContent>
  );
}

// TimelineItem looks for this name among its children.
EntryDate.muiName = 'TimelineOppositeContent';

const ENTRIES = [
  { day: '2025-03-02', text: 'First cranes over the marsh' },
  { day: '2025-03-17', text: 'Nest on the eastern reed bed' },
  { day: '2025-04-20', text: 'Two chicks' },
];

export default function TimelineDatedEntries() {
  return (
    <Timeline role="list" aria-label="Diary of the cranes" sx={{ m: 0, px: 0 }}>
      {ENTRIES.map(({ day, text }, position) => (
        <TimelineItem key={day}>
          <EntryDate day={day} />
          <TimelineSeparator>
            <TimelineDot />
            {position < ENTRIES.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
