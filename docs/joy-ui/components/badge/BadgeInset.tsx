import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BadgeInset() {
  return (
    <Stack direction="row" spacing={4} alignItems="center">
      <Badge badgeContent={2} badgeInset="14%" color="danger">
        <Avatar size="lg">MP</Avatar>
      </Badge>
      <Badge badgeInset="0 -10px 0 0" size="sm">
        <Typography level="title-md">Messages</Typography>
      </Badge>
    </Stack>
  );
}
