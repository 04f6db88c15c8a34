import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const events = [
  { title: 'Ordered', date: '4 May, 10:20' },
  { title: 'Packed', date: '4 May, 16:05' },
  { title: 'On its way', date: 'expected on 6 May' },
];

export default function StepperVertical() {
  return (
    <Stepper
      orientation="vertical"
      aria-label="Delivery"
      sx={{ '--Stepper-verticalGap': '1.5rem' }}
    >
      {events.map(({ title, date }, index) => (
        <Step key={title} indicator={<StepIndicator>{index + 1}</StepIndicator>}>
          <div>
            <Typography level="title-sm">{title}</Typography>
            <Typography level="body-sm">{date}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
