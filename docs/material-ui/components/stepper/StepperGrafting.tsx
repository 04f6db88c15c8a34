import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const STEPS = [
  { label: 'Cut the stock', text: 'Straight, a hand above the ground.' },
  { label: 'Cut the scion', text: 'Three buds long, a wedge of 3 cm.' },
  { label: 'Join and bind', text: 'Bark to bark on one side at least.' },
];

export default function StepperGrafting() {
  const [active, setActive] = React.useState(0);

  return (
    <Stepper nonLinear orientation="vertical" activeStep={active}>
      {STEPS.map(({ label, text }, index) => (
        <Step key={label} completed={index < active}>
          <StepButton onClick={() => setActive(index)}>{label}</StepButton>
          <StepContent>
            <Typography gutterBottom>{text}</Typography>
            <Button
              size="small"
              variant="outlined"
              onClick={() => setActive((index + 1) % STEPS.length)}
            >
              {index < STEPS.length - 1 ? 'Next cut' : 'Graft another'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
