import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Cart', 'Shipping', 'Payment'];

export default function StepperBasic() {
  const [step, setStep] = React.useState(0);

  return (
    <div>
      <Stepper activeStep={step} alternativeLabel sx={{ mb: 2 }}>
        {steps.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
        Back
      </Button>
      <Button disabled={step === 3} onClick={() => setStep(step + 1)}>
        {step < 2 ? 'Next' : 'Finish'}
      </Button>
    </div>
  );
}
