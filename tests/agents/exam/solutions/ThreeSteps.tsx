import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const steps = ['Address', 'Payment', 'Review'];

export default function ThreeSteps() {
  const [activeStep, setActiveStep] = React.useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setActiveStep(activeStep + 1);
      }}
    >
      <Stepper activeStep={activeStep}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <TextField id="step-value" required label={steps[activeStep] ?? 'Done'} />
      <Button
        disabled={activeStep === 0}
        onClick={() => setActiveStep(activeStep - 1)}
      >
        Back
      </Button>
      <Button type="submit" variant="contained">
        Continue
      </Button>
    </form>
  );
}
