import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackNoWrap() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        OH
      </Avatar>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap>Omar has invited you to the project “Billing”</Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          omar.haddad@platform-team.example
        </Typography>
      </Stack>
      <Button>Accept</Button>
    </Stack>
  );
}
