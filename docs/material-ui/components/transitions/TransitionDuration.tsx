import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function TransitionDuration() {
  const [isActive, setIsActive] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        label="Project is active"
        control={
          <Switch checked={isActive} onChange={() => setIsActive(!isActive)} />
        }
      />
      <Grow in={isActive} timeout={{ enter: 1000, exit: 100 }}>
        <Chip label="Slow in, quick out" />
      </Grow>
      <Grow
        in={isActive}
        timeout={600}
        easing={{ enter: 'cubic-bezier(0.3, 1.7, 0.5, 1)', exit: 'ease-in' }}
      >
        <Chip label="Overshoots" />
      </Grow>
    </Stack>
  );
}
