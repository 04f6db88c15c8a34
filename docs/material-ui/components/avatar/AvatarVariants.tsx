import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { tom } from './portraits';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar variant="square" src={tom} alt="Square" />
      <Avatar variant="rounded" src={tom} alt="Rounded" />
      <Avatar src={tom} alt="Circular" />
    </Stack>
  );
}
