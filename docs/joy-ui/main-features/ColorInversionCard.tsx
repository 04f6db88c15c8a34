import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function ColorInversionCard() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ maxWidth: 340 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Your trial ends on Friday
        </Typography>
        <Typography textColor="text.primary">
          Choose a plan to keep your 12 projects.
        </Typography>
      </CardContent>
      <CardActions>
        <Button>Choose a plan</Button>
        <Button variant="outlined">Remind me</Button>
      </CardActions>
    </Card>
  );
}
