import Stack from '@mui/material/Stack';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    orderStatus: { open: string; late: string };
  }
  interface ThemeOptions {
    orderStatus?: { open?: string; late?: string };
  }
}

const theme = createTheme({
  orderStatus: { open: '#1b5e20', late: '#b3261e' },
});

const Status = styled('span')<{ status: 'open' | 'late' }>(({ theme, status }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  color: '#fff',
  backgroundColor: theme.orderStatus[status],
}));

export default function ThemingCustomVariables() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Status status="open">Open</Status>
        <Status status="late">Late</Status>
      </Stack>
    </ThemeProvider>
  );
}
