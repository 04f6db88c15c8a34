import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import AirIcon from '@mui/icons-material/Air';
import WavesIcon from '@mui/icons-material/Waves';
import { type TransitionProps } from '@mui/material/transitions';

function Rise({ children, ...other }: TransitionProps) {
  return <Grow {...other}>{children as React.ReactElement}</Grow>;
}

export default function SpeedDialTides() {
  const [reads, setReads] = React.useState(false);

  return (
    <Box sx={{ height: 240, position: 'relative' }}>
      <Button
        variant="outlined"
        aria-pressed={reads}
        onClick={() => setReads(!reads)}
      >
        Read only
      </Button>
      <SpeedDial
        ariaLabel="Add to the tide log"
        hidden={reads}
        icon={<SpeedDialIcon />}
        TransitionComponent={Rise}
        sx={{
          bottom: 0,
          insetInlineStart: 0,
          position: 'absolute',
          visibility: reads ? 'hidden' : undefined,
        }}
      >
        <SpeedDialAction
          icon={<WavesIcon />}
          tooltipTitle="Height of the water"
          tooltipPlacement="right"
          FabProps={{ sx: { color: 'primary.main' } }}
        />
        <SpeedDialAction
          icon={<AirIcon />}
          tooltipTitle="Strength of the wind"
          tooltipPlacement="right"
        />
      </SpeedDial>
    </Box>
  );
}
