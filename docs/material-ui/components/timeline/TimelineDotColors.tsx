import Timeline from '@mui/lab/Timeline';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const builds: [string, TimelineDotProps][] = [
  ['Build 214: passed', { color: 'success' }],
  ['Build 213: passed with warnings', { color: 'warning' }],
  ['Build 212: failed', { color: 'error' }],
  ['Build 211: running', { color: 'info', variant: 'outlined' }],
  ['Build 210: cancelled', { variant: 'outlined' }],
  ['Build 209: own colour', { sx: { bgcolor: '#7b1fa2' } }],
];

export default function TimelineDotColors() {
  return (
    <Timeline role="list" aria-label="Builds">
      {builds.map(([text, dot]) => (
        <TimelineItem key={text} sx={{ minHeight: 40, '&::before': { flex: 0 } }}>
          <TimelineSeparator>
            <TimelineDot {...dot} />
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
