import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Mic from '@mui/icons-material/Mic';
import PhotoCamera from '@mui/icons-material/PhotoCamera';

export default function SpeedDialByPress() {
  const [open, setOpen] = React.useState(false);

  const handleOpen: SpeedDialProps['onOpen'] = ({ target }, reason) => {
    // Arrow keys reach the actions of a closed dial, too: show them then.
    const isAction = (target as Element).matches('[role="menuitem"]');
    if (reason === 'toggle' || (reason === 'focus' && isAction)) setOpen(true);
  };

  const handleClose: SpeedDialProps['onClose'] = (_event, reason) => {
    if (reason !== 'mouseLeave') setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', height: 200 }}>
      <SpeedDial
        ariaLabel="Attach"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={handleOpen}
        onClose={handleClose}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<PhotoCamera />} tooltipTitle="Take a photo" />
        <SpeedDialAction icon={<Mic />} tooltipTitle="Record a message" />
      </SpeedDial>
    </Box>
  );
}
