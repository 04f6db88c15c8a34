import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

export default function BadgeContent() {
  return (
    <Stack direction="row" spacing={5} alignItems="center">
      <Badge badgeContent="New" color="success" sx={{ '--Badge-radius': '4px' }}>
        <Button variant="outlined">Reports</Button>
      </Badge>
      <Badge
        badgeContent={<Check titleAccess="verified" />}
        badgeInset="14%"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        sx={{ '--Badge-paddingX': '0px' }}
      >
        <Avatar size="lg">MP</Avatar>
      </Badge>
    </Stack>
  );
}
