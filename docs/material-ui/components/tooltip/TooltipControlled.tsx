import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Bed from '@mui/icons-material/BedOutlined';
import Kitchen from '@mui/icons-material/KitchenOutlined';
import Shower from '@mui/icons-material/ShowerOutlined';

const ROOMS = [
  { name: 'Bunks', icon: <Bed /> },
  { name: 'Galley', icon: <Kitchen /> },
  { name: 'Wash room', icon: <Shower /> },
];

export default function TooltipControlled() {
  const [all, setAll] = React.useState(false);
  const [open, setOpen] = React.useState('');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={
          <Switch checked={all} onChange={(_event, checked) => setAll(checked)} />
        }
        label="Name all rooms"
      />
      <Stack direction="row" spacing={6} sx={{ px: 2, pb: 5 }}>
        {ROOMS.map(({ name, icon }) => (
          <Tooltip
            key={name}
            title={name}
            open={all || open === name}
            onOpen={() => setOpen(name)}
            onClose={() => setOpen('')}
            slotProps={{
              popper: {
                modifiers: [{ name: 'offset', options: { offset: [0, -8] } }],
              },
            }}
          >
            <IconButton>{icon}</IconButton>
          </Tooltip>
        ))}
      </Stack>
    </Stack>
  );
}
