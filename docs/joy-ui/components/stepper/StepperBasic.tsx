import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepperBasic() {
  return (
    <Stepper aria-label="Checkout" sx={{ width: '100%' }}>
      <Step>Cart</Step>
      <Step>Address</Step>
      <Step>Payment</Step>
    </Stepper>
  );
}
