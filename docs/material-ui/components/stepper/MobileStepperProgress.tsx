import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tour = [
  'Projects hold your files',
  'Teams share projects',
  'Labels sort projects',
];

export default function MobileStepperProgress() {
  const [activeStep, setActiveStep] = React.useState(0);

  return (
    <div>
      <Typography role="status">
        {activeStep + 1} of {tour.length}: {tour[activeStep]}
      </Typography>
      <MobileStepper
        variant="progress"
        position="static"
        steps={tour.length}
        activeStep={activeStep}
        LinearProgressProps={{ 'aria-label': 'Tour' }}
        backButton={
          <Button
            disabled={activeStep === 0}
            onClick={() => setActiveStep(activeStep - 1)}
          >
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={activeStep === tour.length - 1}
            onClick={() => setActiveStep(activeStep + 1)}
          >
            Next
          </Button>
        }
      />
    </div>
  );
}
