import * as React from 'react';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Anchor from '@mui/icons-material/Anchor';
import Mail from '@mui/icons-material/MailOutlined';
import Warning from '@mui/icons-material/WarningAmber';

const BOXES = [
  { name: 'Alarms', count: 2, color: 'secondary', icon: <Warning /> },
  { name: 'Messages', count: 14, color: 'primary', icon: <Mail /> },
  { name: 'Berth requests', count: 0, color: 'primary', icon: <Anchor /> },
] as const;

export default function BadgeBridge() {
  const [open, setOpen] = React.useState('');

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} role="group" aria-label="Harbour desk">
        {BOXES.map(({ name, count, color, icon }) => (
          <IconButton
            key={name}
            aria-label={`${name}, ${count} new`}
            onClick={() => setOpen(`${name}: ${count} new`)}
          >
            <Badge badgeContent={count} color={color}>
              {icon}
            </Badge>
          </IconButton>
        ))}
      </Stack>
      <Typography role="status" color="text.secondary">
        {open || 'Nothing is open'}
      </Typography>
    </Stack>
  );
}
