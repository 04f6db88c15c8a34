import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const ROOMS = ['Roof', 'Walls', 'Cellar'];

export default function StepperAnyOrder() {
  const [active, setActive] = React.useState(1);
  const [done, setDone] = React.useState([true, false, false]);
  const left = done.filter((each) => !each).length;

  const handleToggle = () => {
    setDone((before) =>
      before.map((each, index) => (index === active ? !each : each)),
    );
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stepper nonLinear activeStep={active} alternativeLabel sx={{ width: '100%' }}>
        {ROOMS.map((room, index) => (
          <Step key={room} completed={done[index] ?? false}>
            <StepButton onClick={() => setActive(index)}>
              {room}
              {done[index] ? ', checked' : ''}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">
        {left > 0 ? `${left} of 3 to inspect` : 'The house is inspected.'}
      </Typography>
      <Button variant="outlined" onClick={handleToggle}>
        {done[active] ? 'Open again' : 'Check off'}: {ROOMS[active]}
      </Button>
    </Stack>
  );
}
