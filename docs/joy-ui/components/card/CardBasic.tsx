import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardBasic() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography level="title-lg" component="h3">
          Team plan
        </Typography>
        <Typography>
          Shared projects, up to 20 members and 100 GB of files.
        </Typography>
      </CardContent>
      <CardActions>
        <Button>Upgrade</Button>
      </CardActions>
    </Card>
  );
}
