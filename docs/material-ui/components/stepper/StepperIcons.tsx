import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import CheckRounded from '@mui/icons-material/CheckRounded';

function MoonIcon({ active, completed, icon }: StepIconProps) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: 1,
        borderColor: active || completed ? 'primary.main' : 'text.disabled',
        color: active || completed ? 'primary.main' : 'text.secondary',
        typography: 'caption',
      }}
    >
      {completed ? <CheckRounded fontSize="inherit" /> : icon}
    </Box>
  );
}

export default function StepperIcons() {
  return (
    <Stepper activeStep={1} alternativeLabel>
      {['New moon', 'Half moon', 'Full moon'].map((phase) => (
        <Step key={phase}>
          <StepLabel StepIconComponent={MoonIcon}>{phase}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
