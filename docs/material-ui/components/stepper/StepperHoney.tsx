import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { visuallyHidden } from '@mui/utils';

const STAGES = ['Spun', 'Sieved', 'Stirred', 'In jars'];
const NOW = 2;

function describe(index: number): string {
  if (index === NOW) {
    return 'under way';
  }
  return index < NOW ? 'done' : 'to come';
}

export default function StepperHoney() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={NOW}
      aria-label="Honey of this year"
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {STAGES.map((stage, index) => (
        <Step
          key={stage}
          component="li"
          aria-current={index === NOW ? 'step' : undefined}
        >
          <StepLabel>
            {stage}
            <Box component="span" sx={visuallyHidden}>
              , {describe(index)}
            </Box>
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
