import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardInvertedColors() {
  return (
    <Card variant="solid" color="primary" invertedColors sx={{ maxWidth: 340 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Your trial ends tomorrow
        </Typography>
        <Typography textColor="text.primary">
          Choose a plan to keep your 14 projects.
        </Typography>
      </CardContent>
      <CardActions>
        <Button variant="solid">Choose a plan</Button>
        <Button variant="plain">Later</Button>
      </CardActions>
    </Card>
  );
}
