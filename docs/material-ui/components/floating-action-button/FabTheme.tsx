import { createTheme, ThemeProvider } from '@mui/material/styles';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';

const theme = createTheme({
  components: {
    MuiFab: {
      defaultProps: { color: 'primary', size: 'medium' },
      styleOverrides: {
        root: { borderRadius: 16, textTransform: 'none', boxShadow: 'none' },
        extended: { paddingInline: 24 },
      },
    },
  },
});

export default function FabTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Fab aria-label="New file">
          <Add />
        </Fab>
        <Fab variant="extended">New folder</Fab>
      </Stack>
    </ThemeProvider>
  );
}
