import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './structure.css';

export default function StructureSlotFunction() {
  const id = React.useId();

  return (
    <div className="discount">
      <span id={id}>Discount, per cent</span>
      <Slider
        aria-labelledby={id}
        defaultValue={20}
        max={50}
        step={10}
        slotProps={{
          thumb: ({ dragging }) => ({ className: dragging ? 'grabbed' : undefined }),
          rail: ({ max, step }) => ({
            style: { backgroundSize: `${(100 * Number(step)) / max}% 100%` },
          }),
        }}
      />
    </div>
  );
}
