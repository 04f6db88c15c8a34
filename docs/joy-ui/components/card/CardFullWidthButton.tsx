import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardFullWidthButton() {
  return (
    <Card sx={{ maxWidth: 260 }}>
      <CardContent>
        <Typography level="title-md" component="h3">
          Invoice 2043
        </Typography>
        <Typography>€ 1,280.00, due on 1 May</Typography>
      </CardContent>
      <CardOverflow>
        <Button size="lg" color="success">
          Pay now
        </Button>
      </CardOverflow>
    </Card>
  );
}
