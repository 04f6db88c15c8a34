import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerVerticalText() {
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 120 }}>
      <Typography sx={{ flex: 1 }}>Pick it up in our shop in Lisbon</Typography>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>Delivery in 3 to 5 days</Typography>
    </Stack>
  );
}
