import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({ spacing: 4 });

export default function SpacingUnit() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 4 }}>
        <Typography sx={{ mb: 3 }}>p: 4 is 16 px, mb: 3 is 12 px</Typography>
        <Stack direction="row" spacing={2}>
          <Button variant="contained">Save</Button>
          <Button variant="outlined">Cancel</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
