import { Unstable_Grid as Grid, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  components: {
    MuiGrid: {
      defaultProps: { columns: 8, columnSpacing: 4 },
      styleOverrides: { root: { overflowWrap: 'anywhere' } },
    },
  },
});

export default function GridTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container>
        <Grid xs={2}>1/4</Grid>
        <Grid xs={6}>3/4 of the width</Grid>
      </Grid>
    </ThemeProvider>
  );
}
