import { Slider } from '@mui/base/Slider';
import './slider.css';

export default function SliderRange() {
  return (
    <Slider
      className="slider"
      defaultValue={[20, 60]}
      getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
      getAriaValueText={(price) => `${price} pounds`}
    />
  );
}
