import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TooltipUnavailable() {
  const [valves, setValves] = React.useState(1);
  const [filled, setFilled] = React.useState(false);
  const ready = valves === 2;

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Stack direction="row" spacing={1}>
        <Tooltip describeChild title={ready ? '' : 'Close the second valve first'}>
          <Button
            variant="contained"
            disableElevation
            aria-disabled={!ready}
            onClick={() => ready && setFilled(true)}
            sx={
              ready
                ? undefined
                : { bgcolor: 'action.selected', color: 'text.primary' }
            }
          >
            Fill the lock
          </Button>
        </Tooltip>
        <Button onClick={() => setValves(ready ? 1 : 2)}>
          {ready ? 'Open a valve' : 'Close a valve'}
        </Button>
      </Stack>
      <Typography role="status" color="text.secondary">
        {filled ? 'The lock is full' : `${valves} of 2 valves closed`}
      </Typography>
    </Stack>
  );
}
