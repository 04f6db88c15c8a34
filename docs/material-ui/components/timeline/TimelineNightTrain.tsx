import Box from '@mui/material/Box';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const HALTS = [
  { time: '21:48', place: 'Port station', note: 'Coaches 3 to 9 only' },
  { time: '23:05', place: 'Vineyard junction', note: 'Change of the engine' },
  { time: '05:31', place: 'Lake head', note: 'Breakfast is brought' },
];

export default function TimelineNightTrain() {
  return (
    <Timeline
      role="list"
      aria-label="Halts of the night train"
      sx={{
        m: 0,
        px: 0,
        [`& .${timelineOppositeContentClasses.root}`]: {
          flex: '0 0 72px',
          m: 0,
          pl: 0,
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        },
      }}
    >
      {HALTS.map(({ time, place, note }, position) => (
        <TimelineItem key={place}>
          <TimelineOppositeContent>
            <time>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot variant="outlined" color="primary" />
            {position < HALTS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {place}
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{note}</Box>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
