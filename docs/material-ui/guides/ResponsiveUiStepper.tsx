import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ResponsiveUiStepper() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));

  return (
    <Stepper
      activeStep={1}
      orientation={isWide ? 'horizontal' : 'vertical'}
      sx={{ p: 2 }}
    >
      {['Address', 'Payment', 'Confirmation'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          {!isWide && <StepContent>Card or invoice</StepContent>}
        </Step>
      ))}
    </Stepper>
  );
}
