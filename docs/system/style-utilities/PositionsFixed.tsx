import { Box } from '@mui/system';

export default function PositionsFixed() {
  return (
    <Box sx={{ p: 2, pb: 10 }}>
      {Array.from({ length: 20 }, (_, index) => (
        <p key={index}>Task {index + 1}</p>
      ))}
      <Box
        component="button"
        type="button"
        sx={{
          position: 'fixed',
          bottom: 16,
          insetInlineEnd: 16,
          px: 2,
          py: 1.5,
        }}
      >
        New task
      </Box>
    </Box>
  );
}
