import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const members = ['Anna', 'Ben', 'Carla', 'David', 'Elena', 'Farid'];

export default function AvatarGroupSurplus() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <AvatarGroup
        max={3}
        aria-hidden
        renderSurplus={(surplus) => `${surplus} more`}
        slotProps={{
          additionalAvatar: {
            variant: 'rounded',
            sx: { width: 'auto', px: 1.5, fontSize: 14, bgcolor: 'text.secondary' },
          },
        }}
      >
        {members.map((name) => (
          <Avatar key={name} sx={{ bgcolor: 'text.primary' }}>
            {name[0]}
          </Avatar>
        ))}
      </AvatarGroup>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        All {members.length} members
      </Button>
      <Typography id={id} hidden={!open}>
        {members.join(', ')}
      </Typography>
    </Stack>
  );
}
