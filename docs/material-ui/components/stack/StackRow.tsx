import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackRow() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">Save</Button>
      <Button variant="outlined">Preview</Button>
      <Button>Cancel</Button>
    </Stack>
  );
}
