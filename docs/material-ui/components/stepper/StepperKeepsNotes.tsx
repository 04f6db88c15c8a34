import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const ROUNDS = ['Engine room', 'Bridge', 'Deck'];

export default function StepperKeepsNotes() {
  const [round, setRound] = React.useState(0);

  return (
    <Stepper orientation="vertical" activeStep={round}>
      {ROUNDS.map((name, index) => (
        <Step key={name}>
          <StepLabel
            StepIconProps={{ sx: { '&.Mui-active': { color: 'secondary.main' } } }}
            slotProps={{ label: { style: { fontSize: '1rem' } } }}
          >
            {name}
          </StepLabel>
          <StepContent
            TransitionProps={{ unmountOnExit: false }}
            sx={{ borderColor: 'secondary.main' }}
          >
            <TextField
              label={`Notes on the ${name.toLowerCase()}`}
              size="small"
              fullWidth
              sx={{ my: 1 }}
            />
            <Button onClick={() => setRound((index + 1) % ROUNDS.length)}>
              {index + 1 < ROUNDS.length ? 'Go on' : 'Look at the first again'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
