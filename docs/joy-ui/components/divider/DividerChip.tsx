import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerChip() {
  return (
    <Stack spacing={1}>
      <Typography>Can you send me the offer?</Typography>
      <Divider role="presentation">
        <Chip size="sm" variant="soft">
          Today
        </Chip>
      </Divider>
      <Typography>Here it is.</Typography>
    </Stack>
  );
}
