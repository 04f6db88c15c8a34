import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MediaQuerySx() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} useFlexGap>
      <Typography sx={{ flex: 1 }}>
        Team plan
        <Typography
          component="span"
          color="text.secondary"
          sx={{ display: { xs: 'none', sm: 'inline' } }}
        >
          , 20 seats, billed yearly
        </Typography>
      </Typography>
      <Button variant="outlined">Change plan</Button>
    </Stack>
  );
}
