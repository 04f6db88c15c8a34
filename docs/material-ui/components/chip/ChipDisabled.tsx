import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipDisabled() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      <Chip disabled component="button" label="10:30, booked" onClick={() => {}} />
      <Chip
        disabled
        skipFocusWhenDisabled
        aria-disabled
        label="owner@example.com"
        onDelete={() => {}}
      />
    </Stack>
  );
}
