import { Box, Stack } from '@mui/system';

const line = (
  <Box
    aria-hidden="true"
    sx={{ borderInlineStart: '1px solid light-dark(#8b95a1, #77818d)' }}
  />
);

export default function StackDivider() {
  return (
    <Stack direction="row" divider={line} spacing={2}>
      <span>42 files</span>
      <span>3 folders</span>
      <span>1.2 GB</span>
    </Stack>
  );
}
