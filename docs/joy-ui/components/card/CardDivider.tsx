import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardDivider() {
  return (
    <Card sx={{ maxWidth: 300 }}>
      <Typography level="title-md" component="h3">
        Order 8812
      </Typography>
      <Divider />
      <Typography>2 lamps, 1 chair</Typography>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal">
          <Typography level="body-sm">Shipped</Typography>
          <Divider orientation="vertical" />
          <Typography level="body-sm">Arrives on Friday</Typography>
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
