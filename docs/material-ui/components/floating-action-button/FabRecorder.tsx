import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MicNoneRounded from '@mui/icons-material/MicNoneRounded';
import StopRounded from '@mui/icons-material/StopRounded';

export default function FabRecorder() {
  const [recording, setRecording] = React.useState(false);
  const [takes, setTakes] = React.useState(0);

  const press = () => {
    setRecording(!recording);
    setTakes(recording ? takes + 1 : takes);
  };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Fab
        color={recording ? 'error' : 'success'}
        aria-label={recording ? 'Stop the recording' : 'Record a bird'}
        onClick={press}
      >
        {recording ? <StopRounded /> : <MicNoneRounded />}
      </Fab>
      <Typography role="status">
        {recording ? `Recording take ${takes + 1}` : `Takes kept: ${takes}`}
      </Typography>
    </Stack>
  );
}
