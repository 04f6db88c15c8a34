import Box from '@mui/material/Box';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const CALLS = [
  { from: 'Boat', text: 'Rudder lost, two miles off the point.' },
  { from: 'Boat', text: 'Three aboard, no one hurt.' },
  { from: 'Shore', text: 'Tug leaves now. Drop the anchor.' },
  { from: 'Boat', text: 'Anchor holds.' },
  { from: 'Shore', text: 'Tug alongside in ten minutes.' },
];

export default function TimelineRadio() {
  return (
    <Timeline role="list" aria-label="Calls on channel 16" sx={{ m: 0, px: 0 }}>
      {CALLS.map(({ from, text }, position) => (
        <TimelineItem key={text} position={from === 'Boat' ? 'left' : 'right'}>
          <TimelineSeparator>
            <TimelineDot color={from === 'Boat' ? 'secondary' : 'primary'} />
            {position < CALLS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Box sx={{ fontWeight: 'bold' }}>{from}</Box>
            {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
