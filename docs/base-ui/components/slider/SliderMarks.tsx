import { Slider } from '@mui/base/Slider';
import { Box } from '@mui/system';
import './slider.css';

const plans = [
  { value: 5, label: '5 GB' },
  { value: 20, label: '20 GB' },
  { value: 50, label: '50 GB' },
  { value: 100, label: '100 GB' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ px: 2, pb: 4 }}>
      <Slider
        className="slider"
        aria-label="Storage"
        defaultValue={20}
        marks={plans}
        step={null}
        getAriaValueText={(size) => `${size} gigabytes`}
      />
    </Box>
  );
}
