import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const horizontal = {
  flexDirection: 'row',
  overflowX: 'auto',
  '& .MuiTimelineItem-root': {
    flexDirection: 'column',
    flex: '1 0 80px',
    minHeight: 0,
    '&::before': { display: 'none' },
  },
  '& .MuiTimelineSeparator-root': { flexDirection: 'row' },
  '& .MuiTimelineDot-root': { m: 0 },
  '& .MuiTimelineConnector-root': { height: 2 },
  '& .MuiTimelineContent-root': { px: 0 },
};

export default function TimelineHorizontal() {
  return (
    <Timeline role="list" aria-label="Project phases" tabIndex={0} sx={horizontal}>
      {['Idea', 'Design', 'Build', 'Launch'].map((phase) => (
        <TimelineItem key={phase}>
          <TimelineSeparator>
            <TimelineDot />
            {phase !== 'Launch' && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{phase}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
