import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipBasic() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip color="success">Paid</Chip>
      <Chip color="warning">Due in 3 days</Chip>
      <Chip>Draft</Chip>
    </Stack>
  );
}
