import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import tokens from './designTokens.json';

const theme = createTheme({
  palette: {
    primary: { main: tokens.color.primary.$value },
    secondary: { main: tokens.color.secondary.$value },
  },
  shape: { borderRadius: parseFloat(tokens.radius.$value) },
  spacing: parseFloat(tokens.space.$value),
  typography: { fontSize: parseFloat(tokens.font.size.$value) },
});

export default function DesignTokensTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button variant="contained">Send invoice</Button>
        <Chip label="Paid" color="secondary" />
      </Stack>
    </ThemeProvider>
  );
}
