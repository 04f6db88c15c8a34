import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperError() {
  return (
    <Stepper activeStep={1} orientation="vertical">
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" component="span" color="error">
              The card was declined
            </Typography>
          }
        >
          Payment
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Confirmation</StepLabel>
      </Step>
    </Stepper>
  );
}
