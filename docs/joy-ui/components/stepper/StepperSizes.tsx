import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stepper key={size} size={size} aria-label={`Size ${size}`}>
          {['Draft', 'Review'].map((step, index) => (
            <Step
              key={step}
              indicator={
                <StepIndicator variant="outlined">{index + 1}</StepIndicator>
              }
            >
              {step}
            </Step>
          ))}
        </Stepper>
      ))}
    </Stack>
  );
}
