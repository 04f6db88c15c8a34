import Box from '@mui/joy/Box';

export default function BoxResponsive() {
  return (
    <Box
      sx={{
        m: { xs: 1, sm: 4 },
        p: { xs: 1, sm: 3 },
        fontSize: { xs: 'sm', sm: 'xl' },
        bgcolor: 'neutral.softBg',
        borderRadius: { xs: 0, sm: 'xl' },
      }}
    >
      Larger text and more space from 600 pixels on
    </Box>
  );
}
