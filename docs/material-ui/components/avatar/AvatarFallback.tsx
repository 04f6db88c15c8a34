import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const broken = 'data:image/png;base64,AAAA';

export default function AvatarFallback() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{
        '& .MuiAvatar-root': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      }}
    >
      <Avatar role="img" aria-label="Mia Chen" src={broken} imgProps={{ alt: '' }}>
        MC
      </Avatar>
      <Avatar role="img" aria-label="Omar Haddad" alt="Omar Haddad" src={broken} />
      <Avatar role="img" aria-label="Unknown user" src={broken} />
    </Stack>
  );
}
