import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import Image from '@mui/icons-material/Image';
import TextFields from '@mui/icons-material/TextFields';

const blocks = { Text: <TextFields />, Image: <Image /> };

export default function SpeedDialCloseAfterAction() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [added, setAdded] = React.useState<string[]>([]);

  const handleClick = (block: string) => {
    setAdded([...added, block]);
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', minHeight: 200 }}>
      <Typography role="status">Blocks: {added.join(', ') || 'none'}</Typography>
      <SpeedDial
        ariaLabel="Add block"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        FabProps={{ ref: buttonRef }}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {Object.entries(blocks).map(([name, icon]) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            onClick={() => handleClick(name)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
