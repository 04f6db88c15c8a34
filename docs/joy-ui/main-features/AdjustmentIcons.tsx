import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import MailIcon from '@mui/icons-material/Mail';

export default function AdjustmentIcons() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button size="sm" startDecorator={<MailIcon />}>
        Send
      </Button>
      <Button size="lg" startDecorator={<MailIcon />}>
        Send
      </Button>
      <Chip startDecorator={<MailIcon />}>3 new</Chip>
      <Typography level="body-sm" startDecorator={<MailIcon />}>
        Inbox
      </Typography>
      <Typography level="h2" component="p" startDecorator={<MailIcon />}>
        Inbox
      </Typography>
    </Box>
  );
}
