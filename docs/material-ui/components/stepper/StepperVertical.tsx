import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Create a project', text: 'Choose a name and a team.' },
  { label: 'Invite members', text: 'They get an email with a link.' },
  { label: 'Import data', text: 'Upload a CSV file, or start empty.' },
];

export default function StepperVertical() {
  const [activeStep, setActiveStep] = React.useState(0);

  return (
    <Stepper orientation="vertical" activeStep={activeStep}>
      {steps.map(({ label, text }, index) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          <StepContent>
            <Typography>{text}</Typography>
            <Button onClick={() => setActiveStep(index + 1)}>Continue</Button>
            {index > 0 && (
              <Button onClick={() => setActiveStep(index - 1)}>Back</Button>
            )}
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
