import * as React from 'react';
import { Input } from '@mui/base/Input';
import { Slider } from '@mui/base/Slider';
import './usageControls.css';

export default function UsageControlled() {
  const id = React.useId();
  const [seats, setSeats] = React.useState(4);

  return (
    <div className="plan">
      <label htmlFor={id}>Team name</label>
      <Input id={id} defaultValue="Support" />
      <span id={`${id}-seats`}>Seats: {seats}</span>
      <Slider
        aria-labelledby={`${id}-seats`}
        min={1}
        max={20}
        value={seats}
        onChange={(_event, value) => setSeats(value as number)}
      />
    </div>
  );
}
