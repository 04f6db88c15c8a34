import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import EggIcon from '@mui/icons-material/Egg';
import HearingIcon from '@mui/icons-material/Hearing';
import VisibilityIcon from '@mui/icons-material/Visibility';

const KINDS = [
  { kind: 'Seen', icon: <VisibilityIcon /> },
  { kind: 'Heard', icon: <HearingIcon /> },
  { kind: 'Nest found', icon: <EggIcon /> },
];

export default function SpeedDialBirdLog() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('Nothing yet');
  const button = React.useRef<HTMLButtonElement>(null);

  function addEntry(kind: string) {
    setLast(`Curlew: ${kind.toLowerCase()}`);
    setOpen(false);
    button.current?.focus();
  }

  return (
    <Box sx={{ height: 300, position: 'relative' }}>
      <Typography color="text.secondary">Walk along the dyke</Typography>
      <Typography role="status">{last}</Typography>
      <SpeedDial
        ariaLabel="Add to the bird log"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        FabProps={{ ref: button }}
        sx={{ bottom: 0, insetInlineEnd: 0, position: 'absolute' }}
      >
        {KINDS.map(({ kind, icon }) => (
          <SpeedDialAction
            key={kind}
            icon={icon}
            tooltipTitle={kind}
            onClick={() => addEntry(kind)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
