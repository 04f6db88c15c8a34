import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepperDots() {
  return (
    <Stepper
      orientation="vertical"
      aria-label="Release"
      sx={{
        '--Step-indicatorDotSize': '0.75rem',
        '--Stepper-verticalGap': '1.5rem',
        [`& .${stepClasses.root}`]: { color: 'text.tertiary' },
        [`& .${stepClasses.completed}`]: { color: 'success.plainColor' },
      }}
    >
      <Step completed>Built</Step>
      <Step completed>Tested</Step>
      <Step>Published</Step>
    </Stepper>
  );
}
