import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import MicIcon from '@mui/icons-material/Mic';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

export default function SpeedDialByPress() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ height: 240, position: 'relative' }}>
      <Typography>The pointer may pass over the button.</Typography>
      <SpeedDial
        ariaLabel="Add to the cave survey"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(event, reason) => {
          // Arrow keys reach the actions of a closed dial, too: show them then.
          const onAction = (event.target as HTMLElement).matches(
            '[role="menuitem"]',
          );
          if (reason === 'toggle' || (reason === 'focus' && onAction)) setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        sx={{ bottom: 0, insetInlineEnd: 0, position: 'absolute' }}
      >
        <SpeedDialAction icon={<PhotoCameraIcon />} tooltipTitle="Photograph" />
        <SpeedDialAction icon={<MicIcon />} tooltipTitle="Echo" />
      </SpeedDial>
    </Box>
  );
}
