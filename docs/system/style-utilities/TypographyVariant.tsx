import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  typography: {
    title: { fontSize: 24, fontWeight: 700, lineHeight: 1.2 },
    body: { fontSize: 16, lineHeight: 1.5 },
    note: { fontSize: 13, fontStyle: 'italic' },
  },
});

export default function TypographyVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="h3" sx={{ typography: 'title', m: 0 }}>
        Team meeting
      </Box>
      <Box sx={{ typography: { xs: 'note', sm: 'body' } }}>
        Tuesday, 10:00, room 4
      </Box>
      <Box sx={{ typography: 'note' }}>Moved from Monday</Box>
    </ThemeProvider>
  );
}
