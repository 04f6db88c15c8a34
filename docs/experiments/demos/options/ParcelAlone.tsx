import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ParcelAlone() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1} alignItems="start">
        <Typography>Parcel 5521, to Bergen</Typography>
        <Button variant="contained">Weigh the parcel</Button>
      </Stack>
    </Paper>
  );
}
