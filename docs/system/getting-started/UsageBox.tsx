import { Box } from '@mui/system';

export default function UsageBox() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 300,
        borderRadius: 2,
        color: 'light-dark(#10324f, #cfe5f8)',
        bgcolor: 'light-dark(#e1effb, #16324a)',
      }}
    >
      3 new messages
    </Box>
  );
}
