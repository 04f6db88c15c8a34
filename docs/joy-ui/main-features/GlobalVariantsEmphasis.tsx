import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function GlobalVariantsEmphasis() {
  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Publish the price list?
        </Typography>
        <Typography>Customers see it immediately.</Typography>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="solid">Publish</Button>
        <Button variant="outlined" color="neutral">
          Save draft
        </Button>
        <Button variant="plain" color="neutral">
          Cancel
        </Button>
      </CardActions>
    </Card>
  );
}
