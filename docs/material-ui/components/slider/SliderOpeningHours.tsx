import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}.00`;

export default function SliderOpeningHours() {
  const [[from, to], setHours] = React.useState<[number, number]>([9, 17]);

  return (
    <Box sx={{ px: 1 }}>
      <Typography>
        Open from {formatHour(from)} to {formatHour(to)}
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Opens at' : 'Closes at')}
        getAriaValueText={formatHour}
        min={6}
        max={22}
        value={[from, to]}
        onChange={(_event, value) => setHours(value as [number, number])}
      />
    </Box>
  );
}
