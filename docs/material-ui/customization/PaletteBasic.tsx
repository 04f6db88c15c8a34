import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';

const theme = createTheme({
  palette: {
    primary: { main: '#0f766e' },
    secondary: { main: '#9d174d' },
  },
});

export default function PaletteBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Fab color="primary" aria-label="New order">
          <AddIcon />
        </Fab>
        <Chip color="secondary" label="3 orders to ship" />
      </Stack>
    </ThemeProvider>
  );
}
