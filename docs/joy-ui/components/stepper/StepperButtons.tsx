import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Account', 'Team', 'Plan'];

export default function StepperButtons() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Stepper aria-label="Set-up" size="sm" sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          disabled={step === 'Plan'}
          indicator={
            <StepIndicator
              variant={index === current ? 'solid' : 'soft'}
              color={index === current ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            disabled={step === 'Plan'}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => setCurrent(index)}
          >
            {step}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
