import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

interface CommentProps {
  author: 'Customer' | 'Support';
  children: string;
}

function Comment({ author, children }: CommentProps) {
  return (
    <TimelineItem position={author === 'Customer' ? 'left' : 'right'}>
      <TimelineSeparator>
        <TimelineDot color={author === 'Customer' ? 'grey' : 'primary'} />
        <TimelineConnector />
      </TimelineSeparator>
      <TimelineContent>
        {author}: {children}
      </TimelineContent>
    </TimelineItem>
  );
}

export default function TimelineItemPosition() {
  return (
    <Timeline
      role="list"
      aria-label="Ticket 318"
      sx={{ '& li:last-of-type .MuiTimelineConnector-root': { display: 'none' } }}
    >
      <Comment author="Customer">The invoice is missing.</Comment>
      <Comment author="Support">We sent it again.</Comment>
      <Comment author="Customer">Thanks, it is here.</Comment>
    </Timeline>
  );
}
