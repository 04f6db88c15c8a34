import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const ticketTheme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#ffb74d' },
    background: { paper: '#1b2a38' },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'ui-serif, Georgia, serif',
    button: { textTransform: 'none' },
  },
});

export default function UsageTicketTheme() {
  const [checkedIn, setCheckedIn] = React.useState(false);

  return (
    <ThemeProvider theme={ticketTheme}>
      <Paper elevation={0} sx={{ p: 3 }}>
        <Typography component="p" variant="h6">
          Night train, Vienna to Rome
        </Typography>
        <Typography color="text.secondary">Coach 402, berth 24, 19:18</Typography>
        <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2} sx={{ mt: 2 }}>
          <Button variant="contained" onClick={() => setCheckedIn(!checkedIn)}>
            {checkedIn ? 'Undo check-in' : 'Check in'}
          </Button>
          <Chip
            role="status"
            variant="outlined"
            color="primary"
            label={checkedIn ? 'Checked in' : 'Not checked in'}
          />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
