import Box from '@mui/material/Box';

export default function BoxOverlay() {
  return (
    <Box sx={{ position: 'relative', height: 140, bgcolor: 'action.selected' }}>
      <Box
        sx={{
          position: 'absolute',
          bottom: 8,
          insetInlineStart: 8,
          px: 1,
          typography: 'body2',
          bgcolor: 'background.paper',
        }}
      >
        Office chair, grey
      </Box>
    </Box>
  );
}
