import { Unstable_Grid as Grid } from '@mui/system';

export default function GridAutoWidth() {
  return (
    <Grid container spacing={2} alignItems="center">
      <Grid xs="auto">
        <label htmlFor="grid-auto-width">Search</label>
      </Grid>
      <Grid xs>
        <input
          id="grid-auto-width"
          type="search"
          style={{ width: '100%', boxSizing: 'border-box' }}
        />
      </Grid>
      <Grid xs="auto">
        <button type="button">Filter</button>
      </Grid>
    </Grid>
  );
}
