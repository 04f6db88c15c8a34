import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const RUNS = [
  { name: 'Rehearse', hint: 'Moves the points, stops before the signal' },
  { name: 'Run', hint: 'Moves the points and lets the train pass' },
];

export default function TooltipDescription() {
  const [message, setMessage] = React.useState('The train waits');

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Stack direction="row" spacing={1}>
        {RUNS.map(({ name, hint }) => (
          <Tooltip key={name} describeChild title={hint}>
            <Button variant="outlined" onClick={() => setMessage(`${name}: done`)}>
              {name}
            </Button>
          </Tooltip>
        ))}
      </Stack>
      <Typography role="status" color="text.secondary">
        {message}
      </Typography>
    </Stack>
  );
}
