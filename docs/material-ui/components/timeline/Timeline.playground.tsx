import type { ComponentProps } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default {
  component: Timeline,
  controls: {
    position: { options: ['right', 'left', 'alternate', 'alternate-reverse'] },
  },
  fixed: {
    children: [
      <TimelineItem key="1">
        <TimelineOppositeContent>09:30</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" />
          <TimelineConnector />
        </TimelineSeparator>
        <TimelineContent>Ordered</TimelineContent>
      </TimelineItem>,
      <TimelineItem key="2">
        <TimelineOppositeContent>14:10</TimelineOppositeContent>
        <TimelineSeparator>
          <TimelineDot color="primary" variant="outlined" />
        </TimelineSeparator>
        <TimelineContent>Packed</TimelineContent>
      </TimelineItem>,
    ],
  },
} satisfies Playground<ComponentProps<typeof Timeline>>;
