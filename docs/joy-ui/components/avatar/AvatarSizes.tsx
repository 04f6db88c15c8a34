import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import { lena } from './portraits';

export default function AvatarSizes() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <Avatar size="sm">LF</Avatar>
      <Avatar>LF</Avatar>
      <Avatar size="lg">LF</Avatar>
      <Avatar size="lg" sx={{ '--Avatar-size': '72px' }}>
        LF
      </Avatar>
      <Avatar src={lena} alt="Lena Fischer" sx={{ '--Avatar-size': '72px' }} />
    </Stack>
  );
}
