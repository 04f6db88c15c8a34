import BuildIcon from '@mui/icons-material/Build';
import HomeIcon from '@mui/icons-material/Home';
import SearchIcon from '@mui/icons-material/Search';
import Typography from '@mui/material/Typography';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const VISITS = [
  {
    day: '4 March',
    title: 'Examined',
    by: 'Crack beside the f-hole',
    icon: SearchIcon,
  },
  { day: '19 March', title: 'Glued', by: 'Four cleats of spruce', icon: BuildIcon },
  { day: '2 April', title: 'Collected', by: 'By its player', icon: HomeIcon },
];

export default function TimelineViolin() {
  return (
    <Timeline role="list" aria-label="Repair of a violin" sx={{ m: 0 }}>
      {VISITS.map(({ day, title, by, icon: Icon }, position) => (
        <TimelineItem key={day}>
          <TimelineOppositeContent color="text.secondary" sx={{ my: 1.25 }}>
            {day}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color="primary">
              <Icon />
            </TimelineDot>
            {position < VISITS.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ my: 1.25 }}>
            {title}
            <Typography variant="body2" color="text.secondary">
              {by}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
