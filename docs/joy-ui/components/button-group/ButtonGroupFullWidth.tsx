import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import MoreVert from '@mui/icons-material/MoreVert';

export default function ButtonGroupFullWidth() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <Typography level="title-md" component="h3">
        Invitation to “Website relaunch”
      </Typography>
      <ButtonGroup buttonFlex={1} aria-label="Answer the invitation">
        <Button>Decline</Button>
        <Button>Accept</Button>
        <IconButton aria-label="More answers">
          <MoreVert />
        </IconButton>
      </ButtonGroup>
    </Card>
  );
}
