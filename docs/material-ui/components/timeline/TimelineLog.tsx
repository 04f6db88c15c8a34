import * as React from 'react';
import Button from '@mui/material/Button';
import Timeline from '@mui/lab/Timeline';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

export default function TimelineLog() {
  const [log, setLog] = React.useState([{ id: 1, text: 'Server started' }]);

  const restart = () => {
    const id = log.length + 1;
    setLog([{ id, text: `Restart number ${id - 1}` }, ...log]);
  };

  return (
    <div>
      <Button onClick={restart}>Restart server</Button>
      <div role="log" aria-label="Server log" aria-relevant="additions">
        <Timeline role="list">
          {log.map(({ id, text }) => (
            <TimelineItem key={id} sx={{ minHeight: 44 }}>
              <TimelineSeparator>
                <TimelineDot color={id === log.length ? 'primary' : 'grey'} />
              </TimelineSeparator>
              <TimelineContent>{text}</TimelineContent>
            </TimelineItem>
          ))}
        </Timeline>
      </div>
    </div>
  );
}
