import { Box } from '@mui/system';

const platforms = ['Platform 1', 'Platform 2', 'Platform 3', 'Platform 4'];

export default function SxResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: [1, 2],
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      }}
    >
      {platforms.map((platform) => (
        <Box
          key={platform}
          sx={{
            p: { xs: 1, sm: 2 },
            textAlign: { xs: 'start', sm: 'center' },
            borderRadius: 2,
            color: 'light-dark(#1d2f4f, #d5e2fb)',
            bgcolor: 'light-dark(#dfe9fb, #22314c)',
          }}
        >
          {platform}
        </Box>
      ))}
    </Box>
  );
}
