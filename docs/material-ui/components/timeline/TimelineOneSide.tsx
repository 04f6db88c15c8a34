import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const STOPS = [
  'Salt quay, 7:10',
  'Lower island, 7:35',
  'Bird rock, on request',
  'Lighthouse, 8:20',
];

export default function TimelineOneSide() {
  return (
    <Timeline
      role="list"
      aria-label="Stops of the ferry"
      sx={{
        m: 0,
        p: 0,
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
          display: 'none',
        },
      }}
    >
      {STOPS.map((stop, position) => (
        <TimelineItem key={stop} sx={{ minHeight: 52 }}>
          <TimelineSeparator>
            <TimelineDot />
            {position < STOPS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{stop}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
