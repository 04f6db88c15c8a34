import { Box, Stack } from '@mui/system';

export default function StackEllipsis() {
  return (
    <Stack direction="row" spacing={2} sx={{ maxWidth: 260 }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        quarterly-report-final-version-3.pdf
      </Box>
      <Box sx={{ flexShrink: 0 }}>2.4 MB</Box>
    </Stack>
  );
}
