import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardBasic() {
  return (
    <Card sx={{ maxWidth: 340 }}>
      <CardContent>
        <Typography variant="h6" component="h3">
          Website relaunch
        </Typography>
        <Typography variant="body2" color="text.secondary">
          12 open tasks, due on 14 June
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Open project</Button>
      </CardActions>
    </Card>
  );
}
