import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import AnchorIcon from '@mui/icons-material/Anchor';
import SailingIcon from '@mui/icons-material/Sailing';

export default function SpeedDialReasons() {
  const [last, setLast] = React.useState('Try pointer, touch and keys.');

  return (
    <Box sx={{ height: 240, position: 'relative' }}>
      <Typography role="status">{last}</Typography>
      <SpeedDial
        ariaLabel="Change course"
        icon={<SpeedDialIcon />}
        onOpen={(_event, reason) => setLast(`Opened: ${reason}`)}
        onClose={(_event, reason) => setLast(`Closed: ${reason}`)}
        sx={{ bottom: 0, insetInlineEnd: 0, position: 'absolute' }}
      >
        <SpeedDialAction icon={<SailingIcon />} tooltipTitle="Set sail" />
        <SpeedDialAction icon={<AnchorIcon />} tooltipTitle="Drop anchor" />
      </SpeedDial>
    </Box>
  );
}
