import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';

const projects = ['Website relaunch', 'Mobile app', 'Billing', 'Support portal'];

export default function GridList() {
  return (
    <Grid
      container
      component="ul"
      aria-label="Projects"
      rowSpacing={1}
      sx={{ p: 0, listStyle: 'none' }}
    >
      {projects.map((project) => (
        <Grid key={project} item component="li" xs={12} sm={6}>
          <Link href="/material-ui/">{project}</Link>
        </Grid>
      ))}
    </Grid>
  );
}
