import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const PLANS = [
  { name: 'Free', text: 'One project.' },
  { name: 'Team', text: 'Shared projects, comments and 100 GB of files.' },
];

export default function GridList() {
  return (
    <Grid
      container
      component="ul"
      spacing={2}
      sx={{ listStyle: 'none', pl: 0, maxWidth: 480 }}
    >
      {PLANS.map(({ name, text }) => (
        <Grid key={name} component="li" xs={6}>
          <Card variant="soft" sx={{ height: '100%' }}>
            <CardContent>
              <Typography level="title-md">{name}</Typography>
              <Typography level="body-sm">{text}</Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
