import Box from '@mui/joy/Box';

export default function ThemeTypographySx() {
  return (
    <div>
      <Box
        sx={{
          fontFamily: 'code',
          fontSize: 'sm',
          letterSpacing: '0.08em',
          textTransform: 'uppercase',
        }}
      >
        Invoice 2041
      </Box>
      <Box sx={{ typography: 'title-lg' }}>Studio North</Box>
      <Box sx={{ fontSize: 'lg', fontWeight: 'lg', lineHeight: 'xl' }}>
        € 1,280.00
      </Box>
    </div>
  );
}
