import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import DarkMode from '@mui/icons-material/DarkModeOutlined';

export default function TooltipControlled() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={open} onChange={() => setOpen(!open)} />}
        label="Show the tooltip"
      />
      <Tooltip
        title="Dark mode"
        placement="right"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <IconButton>
          <DarkMode />
        </IconButton>
      </Tooltip>
    </div>
  );
}
