import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Starter', text: 'Three projects' },
  { name: 'Team', text: 'Fifty projects, roles, and support by email on weekdays' },
  { name: 'Company', text: 'All projects and single sign-on' },
];

export default function GridEqualHeight() {
  return (
    <Grid container spacing={2}>
      {plans.map(({ name, text }) => (
        <Grid key={name} item xs={12} sm={6} md={4}>
          <Card
            variant="outlined"
            sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}
          >
            <CardContent sx={{ flexGrow: 1 }}>
              <Typography variant="h6" component="h3">
                {name}
              </Typography>
              <Typography>{text}</Typography>
            </CardContent>
            <CardActions>
              <Button size="small" aria-label={`Choose ${name}`}>
                Choose
              </Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
