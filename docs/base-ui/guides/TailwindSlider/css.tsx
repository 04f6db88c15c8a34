import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function TailwindSlider() {
  const id = React.useId();

  return (
    <div className="storage">
      <span id={id}>Storage limit</span>
      <Slider aria-labelledby={id} defaultValue={60} />
    </div>
  );
}
