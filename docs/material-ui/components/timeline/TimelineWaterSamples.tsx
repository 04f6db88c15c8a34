import Box from '@mui/material/Box';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot, { type TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

interface Sample {
  week: string;
  verdict: string;
  dot: Pick<TimelineDotProps, 'color' | 'variant'>;
}

const SAMPLES: Sample[] = [
  { week: 'Week 22', verdict: 'Good, 40 germs', dot: { color: 'success' } },
  { week: 'Week 23', verdict: 'Watched, 410 germs', dot: { color: 'warning' } },
  { week: 'Week 24', verdict: 'Closed, 1,900 germs', dot: { color: 'error' } },
  { week: 'Week 25', verdict: 'Good, 55 germs', dot: { color: 'success' } },
  { week: 'Week 26', verdict: 'Not taken yet', dot: { variant: 'outlined' } },
];

export default function TimelineWaterSamples() {
  return (
    <Timeline role="list" aria-label="Bathing water" sx={{ m: 0, px: 0 }}>
      {SAMPLES.map(({ week, verdict, dot }, position) => (
        <TimelineItem key={week} sx={{ minHeight: 56 }}>
          <TimelineOppositeContent sx={{ flex: '0 0 100px', m: 0, pl: 0 }}>
            {week}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot {...dot} />
            {position < SAMPLES.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {verdict}
            </Box>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
