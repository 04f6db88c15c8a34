import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackPushEnd() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button color="error" sx={{ marginInlineEnd: 'auto' }}>
        Delete
      </Button>
      <Button>Cancel</Button>
      <Button variant="contained">Save changes</Button>
    </Stack>
  );
}
