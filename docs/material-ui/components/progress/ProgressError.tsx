import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ProgressError() {
  const id = React.useId();
  const [failed, setFailed] = React.useState(true);

  return (
    <div>
      <Typography id={id}>Backup of the project files</Typography>
      <LinearProgress
        variant="determinate"
        color={failed ? 'error' : 'primary'}
        value={60}
        aria-labelledby={id}
        sx={{ my: 1 }}
      />
      <Typography role="status" variant="body2">
        {failed ? 'Stopped at 60 %: the disk is full.' : 'Continuing at 60 %.'}
      </Typography>
      <Button onClick={() => setFailed(!failed)}>
        {failed ? 'Try again' : 'Stop'}
      </Button>
    </div>
  );
}
