import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper, { type StepperProps } from '@mui/joy/Stepper';

export default {
  component: Stepper,
  controls: {
    children: {
      choices: {
        Indicators: [
          <Step key="cart" completed indicator={<StepIndicator>1</StepIndicator>}>
            Cart
          </Step>,
          <Step
            key="payment"
            active
            aria-current="step"
            indicator={
              <StepIndicator variant="solid" color="primary">
                2
              </StepIndicator>
            }
          >
            Payment
          </Step>,
          <Step key="done" indicator={<StepIndicator>3</StepIndicator>}>
            Done
          </Step>,
        ],
        Text: [
          <Step key="cart">Cart</Step>,
          <Step key="payment">Payment</Step>,
          <Step key="done">Done</Step>,
        ],
      },
      start: 'Indicators',
    },
    orientation: {},
    size: {},
  },
  fixed: { 'aria-label': 'Checkout' },
} satisfies Playground<StepperProps>;
