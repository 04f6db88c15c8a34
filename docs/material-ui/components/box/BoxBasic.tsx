import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      Three projects are waiting for your review.
    </Box>
  );
}
