import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Switch from '@mui/material/Switch';

const STEPS = [
  { label: 'Soak', text: 'Twelve hours in cold water.' },
  { label: 'Simmer', text: 'Two hours, without salt.' },
  { label: 'Dress', text: 'Oil, sage, pepper.' },
];

export default function StepperUnfolded() {
  const [all, setAll] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={all} onChange={(_event, checked) => setAll(checked)} />
        }
        label="Show all of it"
      />
      <Stepper orientation="vertical" activeStep={1}>
        {STEPS.map(({ label, text }) => (
          <Step key={label} expanded={all}>
            <StepLabel>{label}</StepLabel>
            <StepContent transitionDuration={150}>{text}</StepContent>
          </Step>
        ))}
      </Stepper>
    </div>
  );
}
