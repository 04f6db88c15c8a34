import { Box, Stack } from '@mui/system';

const figures = { Orders: 318, Returns: 12, Visitors: 1204 };

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      useFlexGap
      sx={{ p: 2 }}
    >
      {Object.entries(figures).map(([name, value]) => (
        <Box
          key={name}
          sx={{ flex: 1, p: 2, bgcolor: 'light-dark(#e2f0ee, #1b3532)' }}
        >
          {name} <strong>{value}</strong>
        </Box>
      ))}
    </Stack>
  );
}
