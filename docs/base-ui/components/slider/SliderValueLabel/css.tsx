import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function SliderValueLabel() {
  return (
    <Slider
      aria-label="Budget"
      className="budget"
      defaultValue={300}
      max={1000}
      step={50}
      slots={{ valueLabel: 'span' }}
      slotProps={{ valueLabel: { className: 'value', 'aria-hidden': true } }}
      valueLabelFormat={(value) => `£${value}`}
      getAriaValueText={(value) => `£${value}`}
    />
  );
}
