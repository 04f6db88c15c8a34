import Box from '@mui/material/Box';

export default function LoudNotice() {
  return (
    <Box
      sx={{
        '& .loud-notice': {
          bgcolor: 'primary.dark',
          color: 'primary.contrastText',
          letterSpacing: 4,
          p: 2,
          textTransform: 'uppercase',
        },
      }}
    >
      <p className="loud-notice">Mind the step</p>
    </Box>
  );
}
