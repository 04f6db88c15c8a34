import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import VolumeDown from '@mui/icons-material/VolumeDown';
import VolumeUp from '@mui/icons-material/VolumeUp';

export default function SliderIcons() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <VolumeDown />
      <Slider
        aria-label="Volume"
        color="neutral"
        defaultValue={30}
        tabIndex={0}
        sx={{ flex: 1 }}
      />
      <VolumeUp />
    </Stack>
  );
}
