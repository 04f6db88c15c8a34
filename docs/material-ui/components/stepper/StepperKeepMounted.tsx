import * as React from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

export default function StepperKeepMounted() {
  const [activeStep, setActiveStep] = React.useState(0);

  return (
    <Stepper nonLinear orientation="vertical" activeStep={activeStep}>
      {['Summary', 'Steps to reproduce'].map((label, index) => (
        <Step key={label}>
          <StepButton onClick={() => setActiveStep(index)}>{label}</StepButton>
          <StepContent TransitionProps={{ unmountOnExit: false }}>
            <TextField fullWidth multiline label={label} margin="dense" />
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
