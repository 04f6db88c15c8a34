import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function BreakpointsContainerQuery() {
  const [width, setWidth] = React.useState(100);
  return (
    <Box>
      <Slider
        aria-label="Width of the card"
        min={40}
        value={width}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} %`}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            p: 2,
            display: 'flex',
            flexDirection: 'column',
            gap: 1,
            border: 1,
            borderColor: 'divider',
            '@container (min-width: 280px)': { flexDirection: 'row' },
          }}
        >
          <Avatar sx={{ color: 'primary.contrastText', bgcolor: 'primary.main' }}>
            BT
          </Avatar>
          <Typography>Billing team, six members</Typography>
        </Box>
      </Box>
    </Box>
  );
}
