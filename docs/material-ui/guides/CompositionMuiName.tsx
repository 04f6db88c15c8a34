import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

function OrderStepLabel(props: StepLabelProps) {
  return <StepLabel {...props} optional="2 minutes" />;
}

OrderStepLabel.muiName = 'StepLabel';

export default function CompositionMuiName() {
  return (
    <Stepper nonLinear activeStep={1}>
      <Step completed>
        <StepButton>
          <OrderStepLabel>Address</OrderStepLabel>
        </StepButton>
      </Step>
      <Step>
        <StepButton>
          <OrderStepLabel>Payment</OrderStepLabel>
        </StepButton>
      </Step>
    </Stepper>
  );
}
