import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Theme } from '@mui/material/styles';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const FINDS = [
  { year: 1911, text: 'A farmer ploughs up a mosaic of black and white tiles.' },
  { year: 1936, text: 'The bath house is dug out, with its furnace.' },
  { year: 1988, text: 'Pictures from the air show the wall of the whole estate.' },
];

export default function TimelineFolded() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Timeline
      role="list"
      aria-label="Digs at the estate"
      position={isWide ? 'alternate' : 'right'}
      sx={{
        m: 0,
        px: 0,
        [`& .${timelineItemClasses.root}::before`]: {
          display: { xs: 'none', sm: 'block' },
        },
      }}
    >
      {FINDS.map(({ year, text }, position) => (
        <TimelineItem key={year}>
          <TimelineSeparator>
            <TimelineDot />
            {position < FINDS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Paper variant="outlined" sx={{ p: 2, textAlign: 'start' }}>
              <strong>{year}.</strong> {text}
            </Paper>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
