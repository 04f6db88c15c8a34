import { Box } from '@mui/system';

export default function SxParcelCard() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
        gap: 1,
        p: 3,
        maxWidth: 480,
        mx: 'auto',
        border: 1,
        borderColor: 'light-dark(#c9d3df, #3a4654)',
        borderRadius: 3,
        bgcolor: 'light-dark(#f6f9fc, #18202a)',
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Parcel for Ms Okafor</Box>
      <Box
        sx={{
          px: 1.5,
          justifySelf: 'start',
          borderRadius: 999,
          fontSize: 14,
          color: 'light-dark(#0d4a2f, #a8ebc9)',
          bgcolor: 'light-dark(#d5f2e3, #123d2a)',
        }}
      >
        out for delivery
      </Box>
      <Box
        sx={{
          gridColumn: '1 / -1',
          fontSize: 14,
          color: 'light-dark(#51606f, #a9b7c6)',
        }}
      >
        Expected between 14:00 and 16:00, at the neighbour on the second floor.
      </Box>
    </Box>
  );
}
