import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonRecorder() {
  const [inputs, setInputs] = React.useState(['voice']);
  const [refused, setRefused] = React.useState(false);

  const chooseInputs = (_event: React.MouseEvent, next: string[]) => {
    setRefused(next.length === 0);
    if (next.length > 0) {
      setInputs(next);
    }
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ToggleButtonGroup
        aria-label="Inputs of the recorder"
        value={inputs}
        onChange={chooseInputs}
      >
        <ToggleButton value="voice">Voice</ToggleButton>
        <ToggleButton value="cello">Cello</ToggleButton>
        <ToggleButton value="room">Room</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        {refused
          ? 'One input stays on while the tape runs.'
          : `Recording ${inputs.length} of 3`}
      </Typography>
    </Stack>
  );
}
