import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const formatSize = (value: number) => `${value} MB`;

export default function SliderValueLabel() {
  return (
    <Stack spacing={4} sx={{ pt: 5, px: 3 }}>
      {(['on', 'auto'] as const).map((display) => (
        <Slider
          key={display}
          aria-label={`Upload limit, label ${display}`}
          valueLabelDisplay={display}
          valueLabelFormat={formatSize}
          getAriaValueText={formatSize}
          defaultValue={25}
        />
      ))}
    </Stack>
  );
}
