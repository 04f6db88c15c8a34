import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderThickness() {
  return (
    <Stack spacing={2}>
      <Slider
        aria-label="Thick track, thin thumb"
        defaultValue={40}
        sx={{
          '--Slider-trackSize': '16px',
          '--Slider-thumbSize': '28px',
          '--Slider-thumbWidth': '10px',
        }}
      />
      <Slider
        aria-label="Progress of the video"
        defaultValue={70}
        size="sm"
        sx={{
          '--Slider-trackBackground': 'tomato',
          '--Slider-trackRadius': '0px',
          '--Slider-size': '24px',
          '& .MuiSlider-thumb': { visibility: 'hidden' },
          '&:hover .MuiSlider-thumb, &:focus-within .MuiSlider-thumb': {
            visibility: 'visible',
          },
        }}
      />
    </Stack>
  );
}
