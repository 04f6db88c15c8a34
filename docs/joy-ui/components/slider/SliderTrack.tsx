import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderTrack() {
  return (
    <Stack spacing={1}>
      <Slider aria-label="Inverted track" track="inverted" defaultValue={30} />
      <Slider
        track={false}
        getAriaLabel={(index) => `Reminder ${index + 1}`}
        defaultValue={[20, 45, 80]}
        marks
        step={5}
      />
    </Stack>
  );
}
