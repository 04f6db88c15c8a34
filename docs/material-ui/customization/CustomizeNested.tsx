import Slider, { sliderClasses } from '@mui/material/Slider';

export default function CustomizeNested() {
  return (
    <Slider
      aria-label="Volume"
      defaultValue={40}
      sx={{
        maxWidth: 240,
        height: 8,
        [`& .${sliderClasses.thumb}`]: {
          borderRadius: 1,
          '&:hover': { boxShadow: 'none' },
        },
        [`& .${sliderClasses.rail}`]: { bgcolor: 'text.secondary' },
      }}
    />
  );
}
