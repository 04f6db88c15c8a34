import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

export default function CardActionsButtons() {
  return (
    <Card sx={{ maxWidth: 340 }}>
      <Typography level="title-md" component="h3">
        Lena Fischer
      </Typography>
      <Typography level="body-sm">Asks to join the design team</Typography>
      <CardActions buttonFlex="0 1 120px">
        <IconButton
          variant="outlined"
          aria-label="More about Lena Fischer"
          sx={{ marginInlineEnd: 'auto' }}
        >
          <MoreHoriz />
        </IconButton>
        <Button variant="outlined" color="neutral">
          Decline
        </Button>
        <Button>Accept</Button>
      </CardActions>
    </Card>
  );
}
