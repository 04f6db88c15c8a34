import Box from '@mui/joy/Box';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Company', 'Bank account', 'Taxes', 'Signature'];
const current = 1;

export default function StepperResponsive() {
  return (
    <Stepper aria-label="Contract" size="sm" sx={{ width: '100%' }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator color={index === current ? 'primary' : 'neutral'}>
              {index + 1}
            </StepIndicator>
          }
        >
          <Box
            sx={{
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              maxWidth: { xs: index === current ? 'none' : 0, md: 'none' },
            }}
          >
            {step}
          </Box>
        </Step>
      ))}
    </Stepper>
  );
}
