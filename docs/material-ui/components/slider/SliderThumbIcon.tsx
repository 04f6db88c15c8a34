import * as React from 'react';
import Slider, { SliderThumb } from '@mui/material/Slider';
import DragHandle from '@mui/icons-material/DragHandle';

function Grip({ children, ...other }: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...other}>
      {children}
      <DragHandle sx={{ fontSize: 18, transform: 'rotate(90deg)' }} />
    </SliderThumb>
  );
}

export default function SliderThumbIcon() {
  return (
    <Slider
      aria-label="Split between both panes"
      defaultValue={40}
      slots={{ thumb: Grip }}
      sx={{
        '& .MuiSlider-thumb': {
          width: 28,
          height: 28,
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
        },
      }}
    />
  );
}
