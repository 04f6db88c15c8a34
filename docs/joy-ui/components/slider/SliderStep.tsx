import Slider from '@mui/joy/Slider';

export default function SliderStep() {
  return (
    <Slider
      marks
      min={50}
      max={200}
      step={25}
      defaultValue={100}
      aria-label="Zoom"
      valueLabelDisplay="auto"
      valueLabelFormat={(zoom) => `${zoom} %`}
    />
  );
}
