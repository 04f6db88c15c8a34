import * as React from 'react';
import Avatar, { type AvatarProps } from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Business from '@mui/icons-material/Business';

interface CustomerProps {
  name: string;
  slots?: { avatar?: React.ElementType<AvatarProps> };
  slotProps?: { avatar?: AvatarProps };
}

function Customer({ name, slots, slotProps }: CustomerProps) {
  const AvatarSlot = slots?.avatar ?? Avatar;
  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <AvatarSlot size="sm" {...slotProps?.avatar} />
      <Typography>{name}</Typography>
    </Stack>
  );
}

export default function ThemedComponentSlots() {
  return (
    <Stack spacing={1}>
      <Customer name="Ana Ruiz" />
      <Customer
        name="Harbour Ltd"
        slotProps={{ avatar: { color: 'primary', children: <Business /> } }}
      />
    </Stack>
  );
}
