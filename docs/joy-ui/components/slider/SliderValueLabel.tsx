import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export default function SliderValueLabel() {
  return (
    <Stack spacing={3} sx={{ pt: 3, px: 3 }}>
      <Slider
        aria-label="Budget, always shown"
        max={5000}
        step={50}
        defaultValue={1200}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => euros.format(value)}
        getAriaValueText={(value) => euros.format(value)}
      />
      <Slider
        aria-label="Discount, shown on hover and focus"
        defaultValue={15}
        valueLabelDisplay="auto"
        valueLabelFormat={(value, index) => `${index + 1}: ${value} %`}
      />
    </Stack>
  );
}
