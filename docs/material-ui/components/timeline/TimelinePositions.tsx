import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Timeline, { type TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

type Position = NonNullable<TimelineProps['position']>;

const POSITIONS: Position[] = ['right', 'left', 'alternate', 'alternate-reverse'];

const CLIMB = [
  { height: '1,240 m', place: 'Hut' },
  { height: '1,900 m', place: 'Saddle' },
  { height: '2,315 m', place: 'Ridge' },
  { height: '2,641 m', place: 'Summit' },
];

export default function TimelinePositions() {
  const [position, setPosition] = React.useState<Position>('alternate');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Position"
        value={position}
        onChange={(_, next: Position | null) => next && setPosition(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {POSITIONS.map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Timeline role="list" aria-label="Climb" position={position} sx={{ mb: 0 }}>
        {CLIMB.map(({ height, place }, step) => (
          <TimelineItem key={place}>
            <TimelineOppositeContent color="text.secondary">
              {height}
            </TimelineOppositeContent>
            <TimelineSeparator>
              <TimelineDot />
              {step < CLIMB.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{place}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  );
}
