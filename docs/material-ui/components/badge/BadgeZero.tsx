import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BugReport from '@mui/icons-material/BugReportOutlined';

export default function BadgeZero() {
  const [traps, setTraps] = React.useState(1);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stack direction="row" spacing={5} aria-hidden sx={{ pt: 1 }}>
        <Badge badgeContent={traps} color="primary">
          <BugReport />
        </Badge>
        <Badge badgeContent={traps} color="primary" showZero>
          <BugReport />
        </Badge>
      </Stack>
      <Typography role="status">Moths in the trap: {traps}</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setTraps(traps + 1)}>
          Count one
        </Button>
        <Button onClick={() => setTraps(0)}>Empty the trap</Button>
      </Stack>
    </Stack>
  );
}
