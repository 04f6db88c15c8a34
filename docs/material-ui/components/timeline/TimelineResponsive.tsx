import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const releases = [
  { version: '3.0', text: 'New editor with comments, history and templates.' },
  { version: '2.9', text: 'Export to PDF, and a faster search.' },
  { version: '2.8', text: 'Dark mode.' },
];

export default function TimelineResponsive() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));
  const gap = `& .${timelineItemClasses.root}::before`;

  return (
    <Timeline
      role="list"
      aria-label="Releases"
      position={isWide ? 'alternate' : 'right'}
      sx={{ [gap]: { display: isWide ? 'block' : 'none' } }}
    >
      {releases.map(({ version, text }, index) => (
        <TimelineItem key={version}>
          <TimelineSeparator>
            <TimelineDot variant="outlined" />
            {index < 2 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <Card variant="outlined" sx={{ textAlign: 'start' }}>
              <CardContent>
                {version}: {text}
              </CardContent>
            </Card>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
