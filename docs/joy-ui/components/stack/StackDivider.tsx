import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      justifyContent="center"
      divider={<Divider orientation="vertical" aria-hidden />}
    >
      <Typography>18 tables</Typography>
      <Typography>64 seats</Typography>
      <Typography>3 rooms</Typography>
    </Stack>
  );
}
