import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiGrid: {
      defaultProps: { spacing: { xs: 1, sm: 3 }, columns: 6 },
    },
  },
});

export default function GridTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container>
        <Grid item xs={4}>
          <Paper sx={{ p: 2 }}>4 of 6</Paper>
        </Grid>
        <Grid item xs={2}>
          <Paper sx={{ p: 2 }}>2 of 6</Paper>
        </Grid>
      </Grid>
    </ThemeProvider>
  );
}
