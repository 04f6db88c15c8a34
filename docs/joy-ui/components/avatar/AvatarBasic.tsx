import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Group from '@mui/icons-material/Group';
import { mira } from './portraits';

export default function AvatarBasic() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={mira} alt="Mira Patel" />
      <Avatar role="img" aria-label="Jonas Weber">
        JW
      </Avatar>
      <Avatar role="img" aria-label="Design team">
        <Group />
      </Avatar>
      <Avatar role="img" aria-label="Unknown user" />
    </Stack>
  );
}
