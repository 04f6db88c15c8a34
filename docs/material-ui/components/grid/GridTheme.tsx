import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function spaceGrids(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiGrid: {
        defaultProps: { spacing: { xs: 1, sm: 2 }, columns: 6 },
      },
    },
  };
}

export default function GridTheme() {
  return (
    <ThemeProvider theme={spaceGrids}>
      <Grid container>
        {['Bow', 'Keel', 'Mast', 'Boom'].map((part) => (
          <Grid key={part} item xs={3}>
            <Paper variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
              {part}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
