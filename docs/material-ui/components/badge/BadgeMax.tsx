import * as React from 'react';
import Badge from '@mui/material/Badge';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Inventory from '@mui/icons-material/Inventory2Outlined';

export default function BadgeMax() {
  const id = React.useId();
  const [parcels, setParcels] = React.useState(120);

  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        spacing={6}
        alignItems="center"
        aria-hidden
        sx={{ pt: 1 }}
      >
        <Badge badgeContent={parcels} color="primary">
          <Inventory />
        </Badge>
        <Badge badgeContent={parcels} max={999} color="primary">
          <Inventory />
        </Badge>
      </Stack>
      <div>
        <Typography id={id}>Parcels: {parcels}</Typography>
        <Slider
          aria-labelledby={id}
          min={80}
          max={1100}
          step={10}
          value={parcels}
          onChange={(_event, value) => setParcels(Number(value))}
        />
      </div>
    </Stack>
  );
}
