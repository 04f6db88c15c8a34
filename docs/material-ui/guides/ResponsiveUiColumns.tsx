import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const teams = [
  { name: 'Design', open: 4 },
  { name: 'Platform', open: 11 },
  { name: 'Sales', open: 2 },
];

export default function ResponsiveUiColumns() {
  return (
    <Container maxWidth="lg" sx={{ py: 2 }}>
      <Grid container columns={{ xs: 4, sm: 8, md: 12 }} spacing={{ xs: 2, sm: 3 }}>
        {teams.map(({ name, open }) => (
          <Grid item key={name} xs={4}>
            <Card variant="outlined">
              <CardContent>
                <Typography component="h3" variant="h6">
                  {name}
                </Typography>
                <Typography color="text.secondary">{open} open tasks</Typography>
              </CardContent>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
