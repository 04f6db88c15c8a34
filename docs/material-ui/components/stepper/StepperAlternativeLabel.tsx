import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { visuallyHidden } from '@mui/utils';

const statuses = ['Ordered', 'Packed', 'Shipped'];
const current = 1;

export default function StepperAlternativeLabel() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={current}
      aria-label="Status of order #1041"
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {statuses.map((status, index) => (
        <Step
          key={status}
          component="li"
          aria-current={index === current ? 'step' : undefined}
        >
          <StepLabel>
            {status}
            {index < current && (
              <Box component="span" sx={visuallyHidden}>
                , done
              </Box>
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
