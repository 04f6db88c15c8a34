import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperFault() {
  return (
    <Stepper activeStep={2} orientation="vertical">
      <Step>
        <StepLabel>Kiln loaded</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" component="span" color="error">
              Stopped at 640 °C: the door was open
            </Typography>
          }
        >
          First firing
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Glaze</StepLabel>
      </Step>
    </Stepper>
  );
}
