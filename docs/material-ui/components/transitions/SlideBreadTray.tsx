import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';

export default function SlideBreadTray() {
  const [oven, setOven] = React.useState<HTMLDivElement | null>(null);
  const { direction } = useTheme();
  const [isIn, setIsIn] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Tray in the oven"
        control={<Switch checked={isIn} onChange={() => setIsIn(!isIn)} />}
      />
      <Box
        ref={setOven}
        sx={{
          border: 2,
          borderColor: 'divider',
          borderRadius: 1,
          height: 120,
          p: 2,
          overflow: 'hidden',
          display: 'grid',
          alignContent: 'end',
        }}
      >
        <Slide
          in={isIn}
          appear={false}
          direction={direction === 'rtl' ? 'left' : 'right'}
          container={oven}
        >
          <Paper variant="outlined" sx={{ p: 1.5, bgcolor: 'action.hover' }}>
            Six loaves, 230 °C
          </Paper>
        </Slide>
      </Box>
    </div>
  );
}
