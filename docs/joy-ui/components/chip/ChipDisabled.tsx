import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function ChipDisabled() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip disabled onClick={() => {}}>
        Export
      </Chip>
      <Chip
        disabled
        variant="outlined"
        onClick={() => {}}
        endDecorator={<ChipDelete aria-label="Remove Owner" />}
      >
        Owner
      </Chip>
    </Stack>
  );
}
