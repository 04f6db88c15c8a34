import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BoxResponsiveWidth() {
  return (
    <Box sx={{ p: 2 }}>
      <Box
        sx={{
          width: { xs: '100%', sm: 320 },
          boxSizing: 'border-box',
          p: { xs: 1, sm: 3 },
          bgcolor: 'action.selected',
        }}
      >
        <Typography>Full width on mobile, 320 pixels on wider screens</Typography>
      </Box>
    </Box>
  );
}
