import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import Brush from '@mui/icons-material/Brush';
import Code from '@mui/icons-material/Code';
import RocketLaunch from '@mui/icons-material/RocketLaunch';

function Note({ children }: { children: string }) {
  return (
    <Typography variant="caption" component="span" color="text.secondary">
      {children}
    </Typography>
  );
}

export default function StepperParallel() {
  return (
    <Stepper nonLinear alternativeLabel activeStep={-1}>
      <Step active>
        <StepLabel
          icon={<Brush color="primary" />}
          optional={<Note>In progress</Note>}
        >
          Design
        </StepLabel>
      </Step>
      <Step active>
        <StepLabel
          icon={<Code color="primary" />}
          optional={<Note>In progress</Note>}
        >
          Code
        </StepLabel>
      </Step>
      <Step disabled>
        <StepLabel icon={<RocketLaunch />} optional={<Note>Waiting</Note>}>
          Launch
        </StepLabel>
      </Step>
    </Stepper>
  );
}
