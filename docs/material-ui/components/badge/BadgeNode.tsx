import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from '@mui/icons-material/Check';
import ElectricCar from '@mui/icons-material/ElectricCar';
import FlashOn from '@mui/icons-material/FlashOn';

export default function BadgeNode() {
  const [charging, setCharging] = React.useState(true);

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={3}
      alignItems="center"
    >
      <Badge
        color={charging ? 'secondary' : 'success'}
        badgeContent={
          charging ? (
            <FlashOn sx={{ fontSize: 14 }} />
          ) : (
            <Check sx={{ fontSize: 14 }} />
          )
        }
        sx={{ '& .MuiBadge-badge': { p: 0 } }}
      >
        <ElectricCar sx={{ fontSize: 40 }} />
      </Badge>
      <Typography role="status">
        Van 3 {charging ? 'is charging' : 'is ready'}
      </Typography>
      <Button onClick={() => setCharging(!charging)}>
        {charging ? 'Unplug' : 'Plug in'}
      </Button>
    </Stack>
  );
}
