import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridResponsive() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={3}>
        <Grid item xs={12} sm={8}>
          <Typography component="h3" variant="h6" gutterBottom>
            How to write a release note
          </Typography>
          <Typography>
            Start with what changed for users. Link the issue, name the version, and
            say what has to be done before an update.
          </Typography>
        </Grid>
        <Grid item xs={12} sm={4} component="section" aria-label="About the author">
          <Typography variant="subtitle2" component="p">
            Lena Novak
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Platform team, 12 articles
          </Typography>
        </Grid>
      </Grid>
    </Box>
  );
}
