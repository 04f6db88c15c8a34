import Grid from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function spaceGrids(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiGrid2: { defaultProps: { spacing: 1.5, columns: 6 } },
    },
  };
}

export default function Grid2Theme() {
  return (
    <ThemeProvider theme={spaceGrids}>
      <Grid container component="ul" sx={{ listStyle: 'none', p: 0 }}>
        {['Chisel', 'Plane', 'Square'].map((tool) => (
          <Grid key={tool} component="li" xs={3} sm={2}>
            <Paper variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
              {tool}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
