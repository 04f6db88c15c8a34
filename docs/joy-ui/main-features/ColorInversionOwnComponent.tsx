import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';
import { applySolidInversion } from '@mui/joy/colorInversion';
import { styled } from '@mui/joy/styles';

const Banner = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  color: theme.vars.palette.success.solidColor,
  backgroundColor: theme.vars.palette.success.solidBg,
  ...applySolidInversion('success')(theme),
}));

export default function ColorInversionOwnComponent() {
  return (
    <Banner>
      <Avatar variant="outlined">NK</Avatar>
      <Typography level="title-md" sx={{ flex: 1 }}>
        Nora is on call
      </Typography>
      <Button variant="outlined">Send message</Button>
    </Banner>
  );
}
