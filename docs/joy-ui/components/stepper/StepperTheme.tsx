import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyStepper: {
      defaultProps: { size: 'sm' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--StepIndicator-size': '2rem',
          '--Step-connectorThickness': '2px',
          '--Step-connectorBg': vars.palette.primary[300],
        }),
      },
    },
    JoyStepIndicator: {
      defaultProps: { variant: 'solid', color: 'primary' },
      styleOverrides: { root: { borderRadius: '8px' } },
    },
  },
});

export default function StepperTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stepper aria-label="Import" sx={{ width: '100%' }}>
        <Step indicator={<StepIndicator>1</StepIndicator>}>Upload</Step>
        <Step indicator={<StepIndicator>2</StepIndicator>}>Check</Step>
      </Stepper>
    </ThemeProvider>
  );
}
