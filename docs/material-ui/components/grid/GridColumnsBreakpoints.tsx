import Grid from '@mui/material/Grid';

const tags = ['React', 'CSS', 'Tests', 'Docs', 'Design', 'Search', 'Forms', 'Icons'];

export default function GridColumnsBreakpoints() {
  return (
    <Grid container columns={{ xs: 4, sm: 8 }} sx={{ p: 1 }}>
      {tags.map((tag) => (
        <Grid
          key={tag}
          item
          xs={2}
          sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {tag}
        </Grid>
      ))}
    </Grid>
  );
}
