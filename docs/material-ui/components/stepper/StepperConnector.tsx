import { styled } from '@mui/material/styles';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  '& .MuiStepConnector-line': { borderTopWidth: 4 },
  '&.Mui-completed, &.Mui-active': {
    '& .MuiStepConnector-line': { borderColor: theme.palette.success.main },
  },
}));

export default function StepperConnector() {
  return (
    <Stepper activeStep={2} alternativeLabel connector={<ThickConnector />}>
      {['Draft', 'Review', 'Ready', 'Live'].map((state) => (
        <Step key={state}>
          <StepLabel>{state}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
