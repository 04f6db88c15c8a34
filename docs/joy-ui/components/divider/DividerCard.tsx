import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <Typography level="title-lg" component="h3">
        Team plan
      </Typography>
      <Divider />
      <CardContent>
        <Typography>20 members</Typography>
        <Divider inset="none" />
        <Typography>100 GB of files</Typography>
      </CardContent>
    </Card>
  );
}
