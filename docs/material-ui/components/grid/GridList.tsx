import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';

const TOOLS = ['Auger', 'Drawknife', 'Froe', 'Mallet', 'Rasp', 'Spokeshave'];

export default function GridList() {
  return (
    <Grid
      container
      component="ul"
      aria-label="Tools to borrow"
      rowSpacing={1}
      sx={{ p: 0, listStyle: 'none' }}
    >
      {TOOLS.map((tool) => (
        <Grid key={tool} item component="li" xs={6} sm={4}>
          <Link href="/material-ui/">{tool}</Link>
        </Grid>
      ))}
    </Grid>
  );
}
