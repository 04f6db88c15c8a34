import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperConnector() {
  return (
    <Stepper
      aria-label="Application"
      size="sm"
      sx={{
        width: '100%',
        '--Step-connectorThickness': '3px',
        '--Step-connectorRadius': '3px',
        '--Step-connectorInset': '0.5rem',
        [`& .${stepClasses.completed}::after`]: { bgcolor: 'success.solidBg' },
      }}
    >
      <Step completed indicator={<StepIndicator color="success">1</StepIndicator>}>
        Sent
      </Step>
      <Step
        active
        aria-current="step"
        indicator={<StepIndicator color="success">2</StepIndicator>}
      >
        Talk
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Offer</Step>
    </Stepper>
  );
}
