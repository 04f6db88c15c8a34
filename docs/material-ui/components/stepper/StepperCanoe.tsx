import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const STEPS = [
  { label: 'Boat', text: 'A canoe for two, with a yoke for carrying.' },
  { label: 'Days', text: 'Friday at nine until Sunday at six.' },
  { label: 'Pick up', text: 'From the shed at the old lock. Bring the slip.' },
];

export default function StepperCanoe() {
  const text = React.useRef<HTMLDivElement>(null);
  const [active, setActive] = React.useState(0);
  const step = STEPS[active];

  const goTo = (next: number) => {
    setActive(next);
    text.current?.focus();
  };

  return (
    <Stack spacing={2}>
      <Stepper activeStep={active} alternativeLabel>
        {STEPS.map(({ label }) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box ref={text} tabIndex={-1} sx={{ minHeight: 64, outline: 0 }}>
        <Typography color="text.secondary">
          {step ? `Step ${active + 1} of ${STEPS.length}` : 'All steps done'}
        </Typography>
        <Typography>
          {step?.text ?? 'The canoe is yours for the weekend.'}
        </Typography>
      </Box>
      <Stack direction="row" justifyContent="space-between">
        <Button disabled={active === 0} onClick={() => goTo(active - 1)}>
          Back
        </Button>
        <Button variant="contained" onClick={() => goTo(step ? active + 1 : 0)}>
          {step ? 'Confirm' : 'Hire another'}
        </Button>
      </Stack>
    </Stack>
  );
}
