import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent, {
  timelineOppositeContentClasses,
} from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const meetings = [
  { time: '09:00', topic: 'Stand-up', room: 'Room 2' },
  { time: '11:30', topic: 'Interview', room: 'Online' },
  { time: '16:00', topic: 'Sprint review', room: 'Hall' },
];

const narrow = {
  px: 0,
  [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 72px' },
};

export default function TimelineDates() {
  return (
    <Timeline role="list" aria-label="Meetings today" sx={narrow}>
      {meetings.map(({ time, topic, room }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            <time>{time}</time>
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {meetings[index + 1] ? <TimelineConnector /> : null}
          </TimelineSeparator>
          <TimelineContent>
            {topic}, {room}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
