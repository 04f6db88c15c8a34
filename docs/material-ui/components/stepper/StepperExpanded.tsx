import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const history = {
  'Order placed': '3 May, 9:12, paid by card',
  'Handed to the courier': '4 May, 16:40, parcel 00340',
  Delivered: 'Expected on 6 May',
};

export default function StepperExpanded() {
  return (
    <Stepper orientation="vertical" activeStep={1}>
      {Object.entries(history).map(([label, details]) => (
        <Step key={label} expanded>
          <StepLabel>{label}</StepLabel>
          <StepContent transitionDuration={0}>{details}</StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
