import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const milestones = {
  '2019': 'Founded in Dublin',
  '2021': '100 customers',
  '2023': 'Second office, in Lisbon',
  '2025': 'Mobile app',
};

export default function TimelineAlternate() {
  return (
    <Timeline position="alternate" role="list" aria-label="Company history">
      {Object.entries(milestones).map(([year, event]) => (
        <TimelineItem key={year}>
          <TimelineSeparator>
            <TimelineDot color="secondary" />
            {year !== '2025' && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            <b>{year}</b>
            <br />
            {event}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
