import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const STEPS = ['Dye', 'Wax', 'Press'];

export default function StepperSkip() {
  const [active, setActive] = React.useState(1);
  const [waxed, setWaxed] = React.useState(true);

  const handleNext = (wax: boolean) => {
    if (active === 1) {
      setWaxed(wax);
    }
    setActive((active + 1) % 4);
  };

  return (
    <Stack spacing={2}>
      <Stepper activeStep={active} alternativeLabel>
        {STEPS.map((step, index) => (
          <Step key={step} {...(index === 1 && !waxed && { completed: false })}>
            <StepLabel
              optional={
                index === 1 && (
                  <Typography variant="caption" component="span">
                    {waxed || active < 2 ? 'Optional' : 'Left out'}
                  </Typography>
                )
              }
            >
              {step}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1} justifyContent="flex-end">
        {active === 1 && (
          <Button onClick={() => handleNext(false)}>Leave out</Button>
        )}
        <Button variant="outlined" onClick={() => handleNext(true)}>
          {STEPS[active] ? `${STEPS[active]} done` : 'Next cloth'}
        </Button>
      </Stack>
    </Stack>
  );
}
