import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

const steps = ['Cart', 'Address', 'Pay'];
const current = 1;

export default function StepperIndicator() {
  return (
    <Stepper aria-label="Checkout" size="sm" sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          active={index === current}
          completed={index < current}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'outlined'}
              color={index <= current ? 'primary' : 'neutral'}
            >
              {index < current ? <Check titleAccess="Completed" /> : index + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
