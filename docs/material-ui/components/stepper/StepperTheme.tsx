import { createTheme, ThemeProvider } from '@mui/material/styles';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const theme = createTheme({
  components: {
    MuiStepper: { defaultProps: { orientation: 'vertical' } },
    MuiStepLabel: {
      styleOverrides: {
        label: { fontSize: '1rem', '&.Mui-active': { fontWeight: 700 } },
      },
    },
    MuiStepIcon: {
      styleOverrides: { text: { fontWeight: 700 } },
    },
    MuiStepConnector: {
      styleOverrides: { line: { borderLeftStyle: 'dotted' } },
    },
  },
});

export default function StepperTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stepper activeStep={1}>
        <Step>
          <StepLabel>Upload</StepLabel>
        </Step>
        <Step>
          <StepLabel>Check</StepLabel>
        </Step>
        <Step>
          <StepLabel>Publish</StepLabel>
        </Step>
      </Stepper>
    </ThemeProvider>
  );
}
