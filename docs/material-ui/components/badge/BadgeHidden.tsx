import * as React from 'react';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import NotificationsNone from '@mui/icons-material/NotificationsNone';

export default function BadgeHidden() {
  const [quiet, setQuiet] = React.useState(false);

  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Badge
        badgeContent={5}
        color="primary"
        invisible={quiet}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <NotificationsNone titleAccess={quiet ? 'Quiet hours' : '5 calls'} />
      </Badge>
      <FormControlLabel
        control={
          <Switch
            checked={quiet}
            onChange={(_event, checked) => setQuiet(checked)}
          />
        }
        label="Quiet hours"
      />
    </Stack>
  );
}
