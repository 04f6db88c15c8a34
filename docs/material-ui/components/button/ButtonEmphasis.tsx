import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonEmphasis() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
      <Button variant="contained">Publish</Button>
      <Button variant="outlined">Schedule</Button>
      <Button variant="text">Discard draft</Button>
    </Stack>
  );
}
