import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const broken = 'data:image/png;base64,broken';

export default function AvatarFallback() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={broken}>MP</Avatar>
      <Avatar src={broken} alt="Mira Patel" />
      <Avatar src={broken} />
    </Stack>
  );
}
