import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BoxOverlay() {
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 360,
        aspectRatio: '16 / 9',
        borderRadius: 2,
        overflow: 'hidden',
        background: 'linear-gradient(#27496b, #6d93a8 60%, #c9b48a)',
      }}
    >
      <Typography
        variant="body2"
        sx={{
          position: 'absolute',
          insetInlineStart: 12,
          bottom: 12,
          px: 1,
          py: 0.5,
          borderRadius: 1,
          color: 'text.primary',
          bgcolor: 'background.paper',
        }}
      >
        Pier, looking west
      </Typography>
    </Box>
  );
}
