import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const storage = [128, 256, 512, 1000].map((value) => ({ value, label: value }));

export default function SliderSnapToMarks() {
  return (
    <Box sx={{ px: 2 }}>
      <Slider
        aria-label="Storage"
        getAriaValueText={(value) => `${value} gigabytes`}
        step={null}
        marks={storage}
        min={128}
        max={1000}
        defaultValue={256}
      />
    </Box>
  );
}
