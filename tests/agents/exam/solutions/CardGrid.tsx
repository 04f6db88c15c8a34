import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const projects = ['Website', 'Shop', 'Intranet'];

export default function CardGrid() {
  return (
    <Grid container spacing={2}>
      {projects.map((project) => (
        <Grid item key={project} xs={12} sm={4}>
          <Card sx={{ height: '100%' }}>
            <CardContent>
              <Typography component="h2" variant="h6">
                {project}
              </Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
