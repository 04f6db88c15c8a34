import { Box } from '@mui/system';

export default function BoxBasic() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 320,
        border: 1,
        borderRadius: 2,
        borderColor: 'light-dark(#7a8ca5, #7d8ea6)',
        bgcolor: 'light-dark(#f2f6fc, #1a2432)',
      }}
    >
      Order 1042 has been shipped.
    </Box>
  );
}
