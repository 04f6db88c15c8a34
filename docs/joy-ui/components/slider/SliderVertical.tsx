import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const BANDS = [
  { name: 'Bass', level: 4 },
  { name: 'Middle', level: -2 },
  { name: 'Treble', level: 1 },
];

export default function SliderVertical() {
  return (
    <Stack direction="row" spacing={2} justifyContent="center" sx={{ height: 180 }}>
      {BANDS.map(({ name, level }) => (
        <Slider
          key={name}
          orientation="vertical"
          aria-label={name}
          min={-6}
          max={6}
          marks={[{ value: 0 }]}
          defaultValue={level}
          valueLabelDisplay="auto"
        />
      ))}
    </Stack>
  );
}
