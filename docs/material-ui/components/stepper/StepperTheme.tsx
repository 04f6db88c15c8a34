import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeSteppers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiStepper: { defaultProps: { orientation: 'vertical' } },
      MuiStepLabel: {
        styleOverrides: {
          label: ({ theme }) =>
            theme.unstable_sx({
              typography: 'body1',
              '&.Mui-active': { color: 'primary.main', fontWeight: 'bold' },
            }),
        },
      },
      MuiStepIcon: {
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({ '&.Mui-completed': { color: 'success.main' } }),
        },
      },
      MuiStepConnector: { styleOverrides: { line: { borderLeftStyle: 'dotted' } } },
    },
  };
}

export default function StepperTheme() {
  return (
    <ThemeProvider theme={shapeSteppers}>
      <Stepper activeStep={1}>
        {['Heard', 'Written down', 'Printed'].map((stage) => (
          <Step key={stage}>
            <StepLabel>{stage}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </ThemeProvider>
  );
}
