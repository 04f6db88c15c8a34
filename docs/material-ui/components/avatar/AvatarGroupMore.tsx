import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const NAMES = ['Anouk', 'Bram', 'Chiara', 'Dirk', 'Elin', 'Farid'];

export default function AvatarGroupMore() {
  const listId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Stack direction="row" spacing={1} alignItems="center">
        <AvatarGroup
          max={4}
          aria-hidden
          renderSurplus={(surplus) => <span>{surplus} more</span>}
          slotProps={{
            additionalAvatar: {
              variant: 'rounded',
              sx: {
                width: 'auto',
                px: 1.5,
                fontSize: 14,
                color: 'text.primary',
                bgcolor: 'action.selected',
              },
            },
          }}
        >
          {NAMES.map((name) => (
            <Avatar
              key={name}
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {name[0]}
            </Avatar>
          ))}
        </AvatarGroup>
        <Button
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide names' : `${NAMES.length} rowers`}
        </Button>
      </Stack>
      <Typography id={listId} hidden={!open} color="text.secondary">
        {NAMES.join(', ')}
      </Typography>
    </Stack>
  );
}
