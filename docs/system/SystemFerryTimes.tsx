import { Box, Stack, ThemeProvider, createTheme, styled } from '@mui/system';

const theme = createTheme({
  palette: {
    sea: {
      paper: 'light-dark(#eaf2fb, #14233a)',
      ink: 'light-dark(#14345c, #d4e4fa)',
      soft: 'light-dark(#41608a, #a5bedf)',
    },
  },
});

const Pier = styled('span')(({ theme: { spacing } }) => ({
  padding: spacing(0, 1),
  border: '1px solid',
  borderRadius: 999,
  justifySelf: 'start',
}));

const departures = [
  { time: '08:20', island: 'Hven', pier: 'Pier 2' },
  { time: '09:05', island: 'Ven, express', pier: 'Pier 1' },
  { time: '10:40', island: 'Saltholm', pier: 'Pier 2' },
];

export default function SystemFerryTimes() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1} sx={{ maxWidth: 440, mx: 'auto', color: 'sea.ink' }}>
        {departures.map(({ time, island, pier }) => (
          <Box
            key={time}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'auto 1fr', sm: '5rem 1fr auto' },
              columnGap: 2,
              p: 2,
              borderRadius: 2,
              bgcolor: 'sea.paper',
            }}
          >
            <Box sx={{ fontWeight: 700 }}>{time}</Box>
            <Box sx={{ color: 'sea.soft' }}>{island}</Box>
            <Pier sx={{ gridColumn: { xs: 2, sm: 'auto' } }}>{pier}</Pier>
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
