import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import PaymentIcon from '@mui/icons-material/Payment';

// Half of what an icon adds to the height of a dot.
const middle = { my: 1.25 };

export default function TimelineIcons() {
  return (
    <Timeline role="list" aria-label="Payment and delivery">
      <TimelineItem>
        <TimelineOppositeContent sx={middle}>4 March</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary">
            <PaymentIcon />
          </TimelineDot>
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent sx={middle}>Paid by card</TimelineContent>
      </TimelineItem>
      <TimelineItem>
        <TimelineOppositeContent sx={middle}>6 March</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" variant="outlined">
            <LocalShippingIcon color="primary" />
          </TimelineDot>
        </TimelineSeparator>
        <TimelineContent sx={middle}>Sent by express</TimelineContent>
      </TimelineItem>
    </Timeline>
  );
}
