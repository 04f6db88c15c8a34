import { Slider } from '@mui/base/Slider';
import { Stack } from '@mui/system';
import './slider.css';
import './track.css';

export default function SliderTrack() {
  return (
    <Stack spacing={4}>
      <Slider
        className="slider"
        track="inverted"
        aria-label="Ignore messages above"
        defaultValue={70}
      />
      <Slider
        className="slider"
        track={false}
        getAriaLabel={(index) => `Reminder ${index + 1}`}
        defaultValue={[10, 45, 90]}
      />
    </Stack>
  );
}
