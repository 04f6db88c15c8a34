import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const STORAGE = [
  { value: 5, label: '5' },
  { value: 20, label: '20' },
  { value: 50, label: '50' },
  { value: 100, label: '100' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ px: 5, pb: 2 }}>
      <Slider
        aria-label="Storage in gigabytes"
        min={5}
        step={null}
        marks={STORAGE}
        defaultValue={20}
        getAriaValueText={(size) => `${size} gigabytes`}
      />
    </Box>
  );
}
