import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper, { type StepperProps } from '@mui/material/Stepper';

export default {
  component: Stepper,
  controls: {
    activeStep: { start: 1, min: 0, max: 3, step: 1 },
    orientation: {},
    alternativeLabel: {},
    nonLinear: {},
  },
  fixed: {
    children: [
      <Step key="1">
        <StepLabel>Cart</StepLabel>
      </Step>,
      <Step key="2">
        <StepLabel>Shipping</StepLabel>
      </Step>,
      <Step key="3">
        <StepLabel>Payment</StepLabel>
      </Step>,
    ],
  },
} satisfies Playground<StepperProps>;
