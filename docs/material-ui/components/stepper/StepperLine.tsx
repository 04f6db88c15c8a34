import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const LINE = (
  <StepConnector
    sx={{
      '& .MuiStepConnector-line': { borderTopWidth: 4, borderRadius: 1 },
      '&.Mui-active .MuiStepConnector-line, &.Mui-completed .MuiStepConnector-line':
        {
          borderColor: 'primary.main',
        },
    }}
  />
);

export default function StepperLine() {
  return (
    <Stepper activeStep={2} alternativeLabel connector={LINE}>
      {['Ore', 'Iron', 'Steel', 'Blade'].map((form) => (
        <Step key={form}>
          <StepLabel>{form}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
