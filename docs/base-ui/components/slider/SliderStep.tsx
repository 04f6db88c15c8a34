import { Slider } from '@mui/base/Slider';
import './slider.css';

export default function SliderStep() {
  return (
    <Slider
      className="slider"
      aria-label="Team size"
      defaultValue={4}
      marks
      min={2}
      max={12}
      step={2}
    />
  );
}
