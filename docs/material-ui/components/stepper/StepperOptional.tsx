import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperOptional() {
  const [activeStep, setActiveStep] = React.useState(1);
  const [skipped, setSkipped] = React.useState(false);

  const leavePhoto = (skip: boolean) => {
    setSkipped(skip);
    setActiveStep(2);
  };

  return (
    <div>
      <Stepper activeStep={activeStep} alternativeLabel>
        <Step>
          <StepLabel>Account</StepLabel>
        </Step>
        <Step completed={skipped ? false : undefined}>
          <StepLabel
            optional={
              <Typography variant="caption" component="span">
                {skipped ? 'Skipped' : 'Optional'}
              </Typography>
            }
          >
            Photo
          </StepLabel>
        </Step>
        <Step>
          <StepLabel>Team</StepLabel>
        </Step>
      </Stepper>
      {activeStep === 1 ? (
        <Button onClick={() => leavePhoto(true)}>Skip photo</Button>
      ) : (
        <Button onClick={() => setActiveStep(1)}>Back to photo</Button>
      )}
    </div>
  );
}
