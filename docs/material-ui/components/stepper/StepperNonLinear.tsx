import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const sections = ['Profile', 'Billing', 'Team'];

export default function StepperNonLinear() {
  const [activeStep, setActiveStep] = React.useState(0);
  const [completed, setCompleted] = React.useState<string[]>(['Billing']);
  const section = sections[activeStep] ?? '';
  const done = completed.includes(section);

  const toggle = () =>
    setCompleted(
      done
        ? completed.filter((label) => label !== section)
        : [...completed, section],
    );

  return (
    <div>
      <Stepper nonLinear alternativeLabel activeStep={activeStep}>
        {sections.map((label, index) => (
          <Step key={label} completed={completed.includes(label)}>
            <StepButton onClick={() => setActiveStep(index)}>
              {label}
              {completed.includes(label) && ' (done)'}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Button onClick={toggle}>
        {done ? 'Reopen' : 'Complete'} {section}
      </Button>
    </div>
  );
}
