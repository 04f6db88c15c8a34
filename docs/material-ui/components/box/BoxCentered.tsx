import Box from '@mui/material/Box';

export default function BoxCentered() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 160,
        bgcolor: 'action.hover',
      }}
    >
      No messages
    </Box>
  );
}
