import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { SliderThumb } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
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
  const id = React.useId();
  const [share, setShare] = React.useState(40);

  return (
    <Box sx={{ px: 2 }}>
      <Typography id={id}>
        Vegetables {share} %, flowers {100 - share} %
      </Typography>
      <Slider
        aria-labelledby={id}
        value={share}
        onChange={(_event, value) => setShare(value as number)}
        slots={{ thumb: Grip }}
        sx={{
          '& .MuiSlider-thumb': {
            width: 28,
            height: 28,
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: '1px solid',
            borderColor: 'text.secondary',
          },
        }}
      />
    </Box>
  );
}
