import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';

const FIGURES = ['214 orders', '€ 48,200', '12 returns', '4.8 stars'];

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      <Grid xs={12} sm={5}>
        <Card variant="soft" sx={{ height: '100%' }}>
          Sales in May
        </Card>
      </Grid>
      <Grid container xs={12} sm={7} spacing={1}>
        {FIGURES.map((figure) => (
          <Grid key={figure} xs={6}>
            <Card size="sm">{figure}</Card>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
