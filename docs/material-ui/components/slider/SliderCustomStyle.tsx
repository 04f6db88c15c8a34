import Slider from '@mui/material/Slider';

export default function SliderCustomStyle() {
  return (
    <Slider
      aria-label="Download limit"
      defaultValue={60}
      sx={{
        color: 'success.main',
        height: 8,
        '& .MuiSlider-thumb': {
          borderRadius: '4px',
          bgcolor: 'background.paper',
          border: '2px solid currentColor',
        },
        '& .MuiSlider-rail': { bgcolor: 'text.secondary' },
      }}
    />
  );
}
