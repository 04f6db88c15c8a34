import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Grid from '@mui/material/Unstable_Grid2';

const theme = createTheme({
  components: {
    MuiGrid2: {
      defaultProps: { spacing: 1.5, columns: 6 },
      styleOverrides: { root: { textAlign: 'center' } },
    },
  },
});

export default function Grid2Theme() {
  return (
    <ThemeProvider theme={theme}>
      <Grid container>
        {[1, 2, 3, 6].map((size) => (
          <Grid key={size} xs={size}>
            <Box sx={{ border: 1, borderColor: 'divider' }}>{size} of 6</Box>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
