import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function CardProfile() {
  return (
    <Card sx={{ maxWidth: 280, alignItems: 'center', textAlign: 'center' }}>
      <Avatar size="lg">MP</Avatar>
      <Typography level="title-lg" component="h3">
        Mira Patel
      </Typography>
      <Chip size="sm" color="primary">
        Support
      </Chip>
      <Typography level="body-sm">
        Answers within two hours, in English and Hindi.
      </Typography>
      <CardActions sx={{ alignSelf: 'stretch' }}>
        <Button variant="outlined">Send message</Button>
      </CardActions>
    </Card>
  );
}
