import { Box, Stack } from '@mui/system';

export default function StackPushEnd() {
  return (
    <Stack direction="row" spacing={2} useFlexGap alignItems="center">
      <strong>Team files</strong>
      <Box
        component="button"
        type="button"
        sx={{ marginInlineStart: 'auto', px: 2, py: 1, font: 'inherit' }}
      >
        Upload
      </Box>
    </Stack>
  );
}
