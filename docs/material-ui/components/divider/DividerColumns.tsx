import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerColumns() {
  return (
    <Stack direction="row" spacing={2} sx={{ '& > div:not([role])': { flex: 1 } }}>
      <div>
        <Typography fontWeight={600}>By rail</Typography>
        <Typography color="text.secondary">One change, every hour</Typography>
      </div>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <div>
        <Typography fontWeight={600}>By water</Typography>
        <Typography color="text.secondary">No change, on Saturdays</Typography>
      </div>
    </Stack>
  );
}
