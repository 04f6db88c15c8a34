import { Box, Stack, ThemeProvider, createTheme, styled } from '@mui/system';

const theme = createTheme({
  spacing: 6,
  palette: {
    team: {
      text: 'light-dark(#12413a, #c7efe7)',
      soft: 'light-dark(#dcf3ee, #153a34)',
    },
  },
});

const Card = styled('section')(({ theme: { spacing, breakpoints } }) => ({
  padding: spacing(2),
  maxWidth: 360,
  borderRadius: 8,
  [breakpoints.up('sm')]: { padding: spacing(4) },
}));

export default function OverviewParts() {
  return (
    <ThemeProvider theme={theme}>
      <Card aria-label="Team" sx={{ color: 'team.text', bgcolor: 'team.soft' }}>
        <Stack direction="row" spacing={2}>
          <Box sx={{ flexGrow: 1, fontWeight: 700 }}>Support team</Box>
          <Box sx={{ px: 2, border: 1, borderRadius: 2 }}>5 people</Box>
        </Stack>
      </Card>
    </ThemeProvider>
  );
}
